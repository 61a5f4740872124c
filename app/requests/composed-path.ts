/**
 * A path with composed characters (NFC), as slugs have them: macOS writes ü as u with a mark. The
 * same path if it is so already, or cannot be decoded.
 */
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
