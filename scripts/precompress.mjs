/** Compresses scripts and styles once, better than any response has time for. */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const compress = promisify(brotliCompress)
const COMPRESSED = /\.(?:js|mjs|css)$/

/**
 * Writes `{file}.br` beside every script and style sheet below `folder`.
 * @param {string} folder
 */
export async function precompress(folder) {
  const files = await readdir(folder, { recursive: true })
  const compressed = files.filter((file) => COMPRESSED.test(file))
  await Promise.all(compressed.map((file) => compressFile(join(folder, file))))
}

async function compressFile(file) {
  const content = await readFile(file)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  }
  await writeFile(`${file}.br`, await compress(content, { params }))
}
