import { commands, page } from 'vitest/browser'

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Whether the system decides on the colours; see vitest.config.ts. */
    forceColors: (value: 'active' | 'none') => Promise<void>
  }
}

/**
 * Names every `[data-told-apart]` whose children, states of one part, look the same where the
 * system decides on the colours: there a fill alone tells nothing.
 */
export async function lookalikes(): Promise<string[]> {
  await commands.forceColors('active')
  try {
    const same: string[] = []
    for (const group of document.querySelectorAll('[data-told-apart]')) {
      const pictures: string[] = []
      for (const element of group.children) {
        pictures.push(await page.screenshot({ element, base64: true, save: false }))
      }
      if (new Set(pictures).size < pictures.length) {
        same.push(group.getAttribute('data-told-apart') ?? '')
      }
    }
    return same
  } finally {
    await commands.forceColors('none')
  }
}
