/** Baseline of the size measurements. */
export default function HelloPage() {
  return <p>Hello</p>
}
