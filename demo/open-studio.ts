import { join } from 'node:path'
import type { Order } from '@hearth/photographer/studio'
import { chromium } from 'playwright'
import { build } from 'vite'
import { launchOptions } from '../scripts/browser.mjs'
import { sourceAlias } from '../scripts/source-alias.mjs'

/** A headless browser that takes pictures as PNG, rendered on the processor alone. */
export async function openStudio() {
  const content = await bundle()
  const browser = await chromium.launch({
    ...launchOptions(),
    args: [
      '--no-sandbox',
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
      '--ignore-gpu-blocklist',
    ],
  })
  const page = await browser.newPage()
  page.on('pageerror', (error) => console.error(error))
  await page.addScriptTag({ content })
  return {
    async photograph(order: Order): Promise<Buffer> {
      const url = await page.evaluate((it) => window.photograph(it), order)
      return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
    },
    close: () => browser.close(),
  }
}

async function bundle(): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { alias: sourceAlias },
    build: {
      write: false,
      minify: false,
      lib: {
        entry: join(import.meta.dirname, 'studio-page.ts'),
        formats: ['iife'],
        name: 'studio',
      },
    },
  })
  const [first] = [made].flat()
  if (!first || !('output' in first)) throw new Error('the studio was not bundled')
  return first.output[0].code
}
