/** Weighs a built page: all files named in its HTML, compressed as in production. */
import { gzipSync } from 'node:zlib'

export const HELLO = '/bench/hello'
export const SHELL = { name: 'shell', path: '/bench/shell' }
const KB = 1024
/** Compressed bytes; JavaScript counts above the hello page. */
export const BUDGET = {
  script: 60 * KB,
  memberScript: 75 * KB,
  html: 60 * KB,
  fonts: 90 * KB,
  styles: 24 * KB,
  /** Of the desk, which has all utilities twice so that other pages have none of its own. */
  deskStyles: 44 * KB,
}

/**
 * Bytes by type, without images. JavaScript is every chunk that the HTML names, in tags or data,
 * except `nomodule` scripts.
 * @param {string} base address of the web, without a slash at the end
 * @param {string} path
 */
export async function weighPage(base, path) {
  const reply = await fetch(base + path)
  if (!reply.ok) throw new Error(`${path} answers ${reply.status}`)
  const html = await reply.text()
  const old = new Set(
    [...html.matchAll(/<script[^>]*\bnomodule\b[^>]*>/gi)].flatMap(([tag]) => named(tag, 'js')),
  )
  const scripts = named(html, 'js').filter((file) => !old.has(file))
  const preloads = html.match(/<link[^>]*as="font"[^>]*>/g) ?? []
  const fonts = named([...preloads, reply.headers.get('link') ?? ''].join(), 'woff2')
  const compressed = (bytes) => gzipSync(bytes).length
  const weight = {
    script: await total(base, scripts, compressed),
    styles: await total(base, named(html, 'css'), compressed),
    fonts: await total(base, fonts, (bytes) => bytes.length),
    html: gzipSync(html).length,
  }
  return { ...weight, all: weight.script + weight.styles + weight.fonts + weight.html }
}

function named(text, extension) {
  const files = text.matchAll(/static\/(?:chunks|media)\/[\w./%~[\]()-]+?\.(js|css|woff2)\b/g)
  return [...new Set([...files].filter(([, kind]) => kind === extension).map(([file]) => file))]
}

async function total(base, files, size) {
  const sizes = files.map(async (file) => {
    const reply = await fetch(`${base}/_next/${file}`)
    if (!reply.ok) throw new Error(`${file} answers ${reply.status}`)
    return size(Buffer.from(await reply.arrayBuffer()))
  })
  return (await Promise.all(sizes)).reduce((sum, one) => sum + one, 0)
}
