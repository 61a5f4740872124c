import * as a11y from '@storybook/addon-a11y/preview'

/** Context of Storybook's afterEach hook. */
export type FinishedStory = Parameters<typeof a11y.afterEach>[0]

const root = document.documentElement

const still = new CSSStyleSheet()
const padded = new CSSStyleSheet()
still.replaceSync(`
  *, ::before, ::after, ::backdrop { transition: none !important; }
  :not([class*='Toastify']), ::before, ::after, ::backdrop { animation: none !important; }
  /* Toasts leave at the end of an animation. */
  .Toastify__toast { animation-duration: 0.01ms !important; }
`)
padded.replaceSync('body { padding: 1rem; }')
// Tests see where movements end, as a part that fades in is not visible yet; journeys run with them.
document.adoptedStyleSheets = [...document.adoptedStyleSheets, still]

/**
 * Runs `work` with finished animations of scripts, as moving parts distort measurements, and with
 * Storybook's own margin; restores the page afterwards.
 */
export async function whileStill(story: FinishedStory, work: () => Promise<void>): Promise<void> {
  const { fontSize } = root.style
  if (story.parameters.layout !== 'fullscreen') document.adoptedStyleSheets.push(padded)
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) {
      animation.finish()
    }
  }
  try {
    await work()
  } finally {
    root.style.fontSize = fontSize
    // Sheets that parts of the page added meanwhile stay.
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== padded)
  }
}

const LIGHT = { theme: 'light', direction: 'ltr' }
const DARK = { theme: 'dark', direction: 'rtl' }
const IS_FULL = Reflect.get(import.meta.env, 'HEARTH_FULL') === '1'
/** Each theme and each direction once; every pair of them in the long form. */
const LOOKS = IS_FULL
  ? [LIGHT, { ...LIGHT, direction: 'rtl' }, { ...DARK, direction: 'ltr' }, DARK]
  : [LIGHT, DARK]
const COLOR_RULES = ['color-contrast', 'link-in-text-block']

/**
 * In both themes and both directions; `work` gets the name of the look for its message and, in the
 * short form, after the first look, the rules whose result a theme changes.
 */
export async function inEveryLook(
  work: (look: string, rules?: string[]) => Promise<void>,
): Promise<void> {
  const { theme } = root.dataset
  const { dir } = root
  try {
    for (const look of LOOKS) {
      root.dataset.theme = look.theme
      root.dir = look.direction
      const rules = IS_FULL || look === LIGHT ? undefined : COLOR_RULES
      await work(`${look.theme}, ${look.direction}`, rules)
    }
  } finally {
    root.dataset.theme = theme
    root.dir = dir
  }
}

/** Runs axe with the story's settings, and `rules` or all; findings name the look. */
export async function noAxeFinding(
  story: FinishedStory,
  look: string,
  rules?: string[],
): Promise<void> {
  const { id, parameters, globals, reporting } = story
  // The rest costs a selector for every element of the page, and a report the way to the runner.
  const options = {
    ...parameters.a11y?.options,
    resultTypes: ['violations'],
    ...(rules && { runOnly: rules }),
  }
  try {
    await a11y.afterEach({
      ...story,
      id,
      parameters: { ...parameters, a11y: { ...parameters.a11y, options } },
      globals: { ...globals, a11y: { ...globals.a11y, manual: false } },
      reporting: findingsAlone(reporting),
      viewMode: 'story',
    })
  } catch (error) {
    if (error instanceof Error) error.message = `${look}: ${error.message}`
    throw error
  }
}

function findingsAlone(reporting: FinishedStory['reporting']): FinishedStory['reporting'] {
  const addReport: typeof reporting.addReport = (report) => {
    if (report.status !== 'passed') reporting.addReport(report)
  }
  return { reports: reporting.reports, addReport }
}
