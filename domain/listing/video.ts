/** Id of a YouTube video; the address may lack its scheme. */
export function youtubeId(address: string | null | undefined): string | null {
  const url = address ? URL.parse(withScheme(address)) : null
  if (!url || !/^https?:$/.test(url.protocol)) return null
  const host = url.hostname.replace(/^(www|m|music)\./, '').replace(/\.$/, '')
  const [, first = '', second = ''] = url.pathname.split('/')
  if (host === 'youtu.be') return parseVideoId(first)
  if (host !== 'youtube.com' && host !== 'youtube-nocookie.com') return null
  return first === 'watch'
    ? parseVideoId(url.searchParams.get('v') ?? '')
    : embedded.has(first)
      ? parseVideoId(second)
      : null
}

/** Trimmed, and with the scheme that people leave out if it is a video. */
export function videoAddress(text: string): string {
  return youtubeId(text) ? withScheme(text) : text.trim()
}

function withScheme(text: string): string {
  const address = text.trim()
  if (/^[a-z][a-z\d+.-]*:\/\//i.test(address)) return address
  return `https://${address.replace(/^\/\//, '')}`
}

const embedded = new Set(['embed', 'shorts', 'live', 'v'])

function parseVideoId(text: string): string | null {
  return /^[\w-]{11}$/.test(text) ? text : null
}
