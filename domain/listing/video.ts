export function youtubeId(address: string | null | undefined): string | null {
  const url = address ? URL.parse(address) : null
  if (!url || !/^https?:$/.test(url.protocol)) return null
  const host = url.hostname.replace(/^(www|m|music)\./, '')
  const [, first = '', second = ''] = url.pathname.split('/')
  if (host === 'youtu.be') return idOf(first)
  if (host !== 'youtube.com' && host !== 'youtube-nocookie.com') return null
  return first === 'watch'
    ? idOf(url.searchParams.get('v') ?? '')
    : embedded.has(first)
      ? idOf(second)
      : null
}

const embedded = new Set(['embed', 'shorts', 'live', 'v'])

function idOf(text: string): string | null {
  return /^[\w-]{11}$/.test(text) ? text : null
}
