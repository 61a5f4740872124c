/** Hands a file to the browser, which keeps it where its downloads go. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The download has begun by then; it needs the address no longer.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
