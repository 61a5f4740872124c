import '../app/globals.css'
import '../app/[language]/(admin)/admin.css'
import { followFlows } from '@hearth/machine-lab/panel/preview'
import { getRouter } from '@storybook/nextjs-vite/navigation.mock'
import type { Decorator, Preview } from '@storybook/react'
import { configure } from 'storybook/test'
import { fontVariables } from '../app/fonts.ts'
import { followSiteLink } from '../features/shell/follow-site-link.ts'
import { flowDrawing } from './flow-drawings.ts'

// Only the runner's `testTimeout` measures time: on a busy machine, parts that load late are not
// wrong. This one is just below it, so that a failure still names what was not found.
configure({ asyncUtilTimeout: 50_000 })

document.documentElement.classList.add(...fontVariables.split(' '))
// Stories show no other page: the router that is asked for one only records it.
document.addEventListener('click', (event) => followSiteLink(event, getRouter().push))

/** What the page around a part decides: theme and direction, as attributes of <html>. */
const asPage: Decorator = (Story, { globals, viewMode }) => {
  const { theme, direction } = globals
  // A page of documents shows many stories, each in its own look.
  if (viewMode === 'docs') {
    return (
      <div data-theme={theme} dir={direction} className="bg-paper p-6 text-base text-ink">
        <Story />
      </div>
    )
  }
  document.documentElement.dataset.theme = theme
  document.documentElement.dir = direction
  document.documentElement.lang = direction === 'rtl' ? 'ar' : 'en'
  return <Story />
}

export default {
  decorators: [asPage],
  beforeEach: followFlows(flowDrawing),
  tags: ['autodocs'],
  initialGlobals: { theme: 'light', direction: 'ltr' },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
      },
    },
    direction: {
      description: 'Direction of writing',
      toolbar: {
        icon: 'transfer',
        dynamicTitle: true,
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
      },
    },
  },
  parameters: {
    a11y: { test: 'error' },
    nextjs: { appDirectory: true },
    controls: { expanded: true },
    options: { storySort: { order: ['Introduction', 'Flows', ['All flows'], 'Parts', 'Pages'] } },
  },
} satisfies Preview
