import { expect, type Locator, type Page } from 'playwright/test'

/** More stops than anybody would go. */
const MAX_STOPS = 150

/** Goes on with the Tab key until the focus is there; it must be seen where it is. */
export function tabTo(page: Page, target: Locator): Promise<void> {
  return goTo(page, 'Tab', target)
}

/** The same, to what was passed before. */
export function tabBackTo(page: Page, target: Locator): Promise<void> {
  return goTo(page, 'Shift+Tab', target)
}

async function goTo(page: Page, key: string, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let stop = 0; stop < MAX_STOPS; stop++) {
    await page.keyboard.press(key)
    if (await target.evaluate((element) => element === document.activeElement)) {
      expect(await isFocusSeen(target), 'the focus is seen').toBe(true)
      return
    }
  }
  throw new Error(`The key ${key} does not come there within ${MAX_STOPS} stops`)
}

/** A ring around it or, where it is only heard, around what is seen in its place. */
function isFocusSeen(target: Locator): Promise<boolean> {
  return target.evaluate((element) => {
    const around = [element, element.parentElement, element.closest('article, label, li')]
    return around.some((place) => {
      if (!place) return false
      // The link of a card draws its ring around the whole card.
      return [null, '::after'].some((part) => {
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(place, part)
        return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none'
      })
    })
  })
}
