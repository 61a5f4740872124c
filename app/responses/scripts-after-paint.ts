import type { ServerResponse } from 'node:http'

/** Script type that browsers ignore; `WAKE` replaces it. */
const ASLEEP = 'after-paint'
const SCRIPT = /<script (?=src="[^"]*" async="" nonce="([^"]+)">)/g
const PRELOAD = /<link rel="preload" as="script"[^>]*>/g
/** Larger heads pass unchanged. */
const MAX_HEAD_BYTES = 64 * 1024

/** After the first frame, for browsers that report no paint. */
const FALLBACK_MS = 500

/**
 * Fetches scripts after the first paint, each in a task of its own: on phones they compete with the page for network
 * and CPU. Hidden pages never paint, so they start at once.
 */
const WAKE = `(()=>{const wake=()=>{for(const asleep of document.querySelectorAll('script[type=${ASLEEP}]'))setTimeout(()=>{const script=document.createElement('script');script.async=true;script.nonce=asleep.nonce;script.setAttribute('src',asleep.getAttribute('src'));asleep.replaceWith(script)})};const painted=()=>{if(document.hidden)return wake();requestAnimationFrame(()=>setTimeout(wake,${FALLBACK_MS}));new PerformanceObserver((seen)=>{if(seen.getEntriesByName('first-contentful-paint')[0])wake()}).observe({type:'paint',buffered:true})};document.readyState==='loading'?addEventListener('DOMContentLoaded',painted):painted()})()`

/** `head`: HTML up to and including `</head>`, with scripts as the framework writes them. */
export function withScriptsAfterPaint(head: string): string {
  let nonce = ''
  const asleep = head.replace(SCRIPT, (tag, its: string) => {
    nonce = its
    return `${tag}type="${ASLEEP}" `
  })
  if (!nonce) return head
  return asleep
    .replace(PRELOAD, '')
    .replace(HEAD_END, `<script nonce="${nonce}">${WAKE}</script>${HEAD_END}`)
}

const HEAD_END = '</head>'

/** Rewrites HTML heads only; other responses pass untouched. */
export function sendScriptsAfterPaint(response: ServerResponse): void {
  const write = response.write.bind(response)
  const end = response.end.bind(response)
  let held: Buffer[] | null = []

  /** Output so far, or null while the head is incomplete. */
  const through = (chunk: unknown, encoding: unknown, isLast: boolean) => {
    if (!held) return chunk
    if (!isPage(response) || isMeasured(response)) {
      held = null
      return chunk
    }
    if (chunk) held.push(toBuffer(chunk, encoding))
    const bytes = held.length === 1 ? (held[0] as Buffer) : Buffer.concat(held)
    const at = bytes.indexOf(HEAD_END)
    if (at < 0 && !isLast && bytes.length < MAX_HEAD_BYTES) return null
    held = null
    if (at < 0) return bytes
    if (!response.headersSent) response.removeHeader('Content-Length')
    const after = at + HEAD_END.length
    const head = withScriptsAfterPaint(bytes.toString('utf8', 0, after))
    return Buffer.concat([Buffer.from(head), bytes.subarray(after)])
  }
  Object.assign(response, {
    write(chunk: unknown, ...rest: unknown[]) {
      const out = through(chunk, rest[0], false)
      if (out !== null) return Reflect.apply(write, null, [out, ...rest])
      const done = rest.find((one) => typeof one === 'function')
      if (done) process.nextTick(done)
      return true
    },
    end(...given: unknown[]) {
      const [chunk, ...rest] = typeof given[0] === 'function' ? [undefined, ...given] : given
      const out = through(chunk, rest[0], true)
      return Reflect.apply(end, null, [out, ...rest])
    },
  })
}

function isPage(response: ServerResponse): boolean {
  return String(response.getHeader('content-type') ?? '').startsWith('text/html')
}

function isMeasured(response: ServerResponse): boolean {
  return response.headersSent && response.hasHeader('content-length')
}

function toBuffer(chunk: unknown, encoding: unknown): Buffer {
  if (typeof chunk === 'string') {
    return Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8')
  }
  const { buffer, byteOffset, byteLength } = chunk as Uint8Array
  return Buffer.from(buffer, byteOffset, byteLength)
}
