import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { ContractDocument } from '@/server/contract/document.ts'
import type { Deps } from '@/server/deps.ts'
import { type HttpContext, openExchange } from './exchange.ts'
import { completeReply } from './reply.ts'
import { BASE_PATH, type HttpApp, refuseOtherMethods } from './router.ts'

/** `/api/reference` renders `/api/openapi.json` with a bundled viewer, so that it works offline. */
export function addReference(app: HttpApp, deps: Pick<Deps, 'log'>, contract: ContractDocument) {
  const pages: Readonly<Record<string, Page>> = {
    '/openapi.json': page(JSON_TYPE, () => Promise.resolve(JSON.stringify(contract.root))),
    '/reference': page('text/html; charset=utf-8', () => Promise.resolve(DOCUMENT)),
    '/reference/': page('text/html; charset=utf-8', () => Promise.resolve(DOCUMENT)),
    '/reference/start.js': page(SCRIPT_TYPE, () => Promise.resolve(SCRIPT)),
    '/reference/viewer.js': page(SCRIPT_TYPE, () => viewerFile('swagger-ui-bundle.js')),
    '/reference/viewer.css': page('text/css; charset=utf-8', () => viewerFile('swagger-ui.css')),
    '/reference/icon.png': page('image/png', () => viewerFile('favicon-32x32.png')),
  }
  for (const [path, answer] of Object.entries(pages)) {
    app.get(BASE_PATH + path, answer)
    refuseOtherMethods(app, deps, BASE_PATH + path, ['GET'])
  }
}

type Page = (context: HttpContext) => Promise<Response>

const JSON_TYPE = 'application/json; charset=utf-8'
const SCRIPT_TYPE = 'text/javascript; charset=utf-8'

// The viewer needs inline styles.
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

// Absolute URLs, because the page is served with and without a trailing slash.
const DOCUMENT = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API reference</title>
<link rel="icon" type="image/png" href="${BASE_PATH}/reference/icon.png">
<link rel="stylesheet" href="${BASE_PATH}/reference/viewer.css">
</head>
<body>
<div id="reference"></div>
<noscript>The reference needs JavaScript; the contract itself is
<a href="${BASE_PATH}/openapi.json">openapi.json</a>.</noscript>
<script src="${BASE_PATH}/reference/viewer.js"></script>
<script src="${BASE_PATH}/reference/start.js"></script>
</body>
</html>
`

const SCRIPT = `SwaggerUIBundle({
  url: '${BASE_PATH}/openapi.json',
  dom_id: '#reference',
  deepLinking: true,
  docExpansion: 'list',
  defaultModelsExpandDepth: 0,
  filter: true,
  validatorUrl: null,
})
`

type Content = { plain: Buffer; packed: Buffer }

function page(type: string, load: () => Promise<Buffer | string>): Page {
  let kept: Promise<Content> | undefined
  const prepare = async (): Promise<Content> => {
    const plain = Buffer.from(await load())
    return { plain, packed: await compress(plain) }
  }
  return async (context) => {
    const exchange = openExchange(context)
    kept ??= prepare()
    const { plain, packed } = await kept
    const isPacked = exchange.header('accept-encoding')?.includes('gzip') ?? false
    const response = new Response(new Uint8Array(isPacked ? packed : plain), {
      headers: {
        'content-type': type,
        'content-security-policy': POLICY,
        'cache-control': 'no-cache',
        vary: 'accept-encoding',
        ...(isPacked ? { 'content-encoding': 'gzip' } : {}),
      },
    })
    return completeReply(exchange, response)
  }
}

const compress = promisify(gzip)

function viewerFile(name: string): Promise<Buffer> {
  const folder = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))
  return readFile(join(folder, name))
}
