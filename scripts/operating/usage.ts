/** For a command without arguments: prints its usage and ends if it gets one (0 for `--help`, else 2). */
export function refuseArguments(usage: string): void {
  const [first] = process.argv.slice(2)
  if (first === undefined) return
  console.log(usage)
  process.exit(first === '--help' ? 0 : 2)
}
