/** XML that readers may keep for an hour. */
export function xmlReply(
  body: string | ReadableStream<Uint8Array>,
  type = 'application/xml',
): Response {
  return new Response(body, {
    headers: { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'public, max-age=3600' },
  })
}
