import { commands, page } from 'vitest/browser'

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Emulates forced colors; see vitest.config.ts. */
    forceColors: (value: 'active' | 'none') => Promise<void>
  }
}

/**
 * Names every `[data-told-apart]` whose children look alike in forced colors, where a fill alone
 * does not distinguish states.
 */
export async function lookalikes(): Promise<string[]> {
  await commands.forceColors('active')
  try {
    const same: string[] = []
    for (const group of document.querySelectorAll('[data-told-apart]')) {
      const seen = await seenOf(group)
      if (new Set(seen).size < seen.length) same.push(group.getAttribute('data-told-apart') ?? '')
    }
    return same
  } finally {
    await commands.forceColors('none')
  }
}

/** Pixels of each child, from one screenshot of the group. */
async function seenOf(group: Element): Promise<string[]> {
  const picture = await page.screenshot({ element: group, base64: true, save: false })
  const file = await fetch(`data:image/png;base64,${picture}`)
  const image = await createImageBitmap(await file.blob())
  const frame = group.getBoundingClientRect()
  const scale = image.width / Math.round(frame.width)
  const context = new OffscreenCanvas(image.width, image.height).getContext('2d')
  context?.drawImage(image, 0, 0)
  return [...group.children].map((child) => {
    const { left, top, width, height } = child.getBoundingClientRect()
    const box = [left - frame.left, top - frame.top, width, height] as const
    const [x, y, wide, high] = box.map((side) => Math.round(side * scale))
    return context?.getImageData(x ?? 0, y ?? 0, wide || 1, high || 1).data.join() ?? ''
  })
}
