const ADDRESS = '/api/ext/map/picture?'

/** What a browser gets when a picture fails. */
const BROKEN = 'data:image/webp;base64,AAAA'

/**
 * Pictures of maps as a provider draws them, in the size and colors asked for; or every one of them
 * fails. Images load without `fetch`, so their addresses are replaced. Returns a cleanup function.
 */
export function mapPicturesAre(state: 'drawn' | 'failed'): () => void {
  const replace = () => {
    for (const element of document.querySelectorAll('img, source')) {
      for (const name of ['src', 'srcset']) {
        const address = element.getAttribute(name)
        if (!address?.startsWith(ADDRESS)) continue
        element.setAttribute('data-asked', address)
        element.setAttribute(name, state === 'drawn' ? drawn(address) : BROKEN)
      }
    }
  }
  // Runs before the browser asks for what was just added.
  const observer = new MutationObserver(replace)
  observer.observe(document, { childList: true, subtree: true })
  return () => observer.disconnect()
}

/** What was asked of the provider for the picture that the theme shows. */
export function askedPicture(canvasElement: HTMLElement): URLSearchParams {
  const shown = [...canvasElement.querySelectorAll('img[data-asked]')].find((it) =>
    it.checkVisibility(),
  )
  return new URLSearchParams(shown?.getAttribute('data-asked')?.split('?')[1])
}

function drawn(address: string): string {
  const query = new URLSearchParams(address.slice(ADDRESS.length))
  const [width, height] = [Number(query.get('width')), Number(query.get('height'))]
  const isDark = query.get('look') === 'dark'
  const [land, road, mark] = isDark
    ? ['#1d2320', '#47524f', '#86c9a8']
    : ['#f3efe7', '#ffffff', '#1f4d3a']
  const streets = Array.from(
    { length: 12 },
    (_, at) => `<path d="M${at * 90} 0v${height}M0 ${at * 60}h${width}"/>`,
  )
  const spot = query.has('circle')
    ? `<circle cx="${width / 2}" cy="${height / 2}" r="100" fill="${mark}" fill-opacity=".12" stroke="${mark}"/>`
    : `<circle cx="${width / 2}" cy="${height / 2}" r="8" fill="${mark}"/>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${land}"/><g stroke="${road}" stroke-width="6">${streets.join('')}</g>${spot}</svg>`
  // Lists of candidates are parted by commas and spaces, which this encodes.
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
