/** A path in NFC, as slugs are: macOS writes ü as u with a mark. */
export function composedPath(path: string): string {
  return path.split('/').map(composedPart).join('/')
}

function composedPart(part: string): string {
  try {
    const text = decodeURIComponent(part)
    const composed = text.normalize('NFC')
    return composed === text ? part : encodeURIComponent(composed)
  } catch {
    return part
  }
}
