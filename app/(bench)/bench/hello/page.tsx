/** The least a page of this build can be. */
export default function HelloPage() {
  return <p>Hello</p>
}
