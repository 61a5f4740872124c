import type { Archive } from './archive.ts'

/** An archive as a download that no cache keeps. */
export function archiveResponse({ name, stream }: Archive): Response {
  return new Response(stream, {
    headers: {
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="${name}"`,
    },
  })
}
