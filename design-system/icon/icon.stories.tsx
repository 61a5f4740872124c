import type { Meta, StoryObj } from '@storybook/react'
import * as drawings from 'lucide'
import { House } from 'lucide'
import { expect } from 'storybook/test'
import { Icon } from './icon.tsx'

declare global {
  interface ImportMeta {
    /** Vite's `import.meta.glob`: file contents by path. */
    glob(
      paths: string[],
      options: { query: '?raw'; import: 'default'; eager: true },
    ): Record<string, string>
  }
}

const meta = {
  component: Icon,
  args: { of: House, className: 'size-6' },
} satisfies Meta<typeof Icon>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
  },
}

export const SizesAndStrokes: Story = {
  render: (args) => (
    <div className="flex items-center gap-5 text-brand-ink">
      <Icon {...args} className="size-4" />
      <Icon {...args} className="size-5" />
      <Icon {...args} className="size-6" />
      <Icon {...args} className="size-10" strokeWidth={1.5} />
      <Icon {...args} className="size-10 fill-current" strokeWidth={1.5} />
    </div>
  ),
}

const sources = import.meta.glob(
  ['../../{app,client,design-system,features}/**/*.tsx', '!**/*.{stories,test}.tsx'],
  { query: '?raw', import: 'default', eager: true },
)
const used = [
  ...new Set(
    Object.values(sources).flatMap((source) =>
      [...source.matchAll(/import \{([^}]*)\} from 'lucide'/g)]
        .flatMap(([, names = '']) => names.split(','))
        .map((name) => name.trim())
        .filter((name) => /^[A-Z]\w+$/.test(name)),
    ),
  ),
].sort()
const byName = new Map<string, unknown>(Object.entries(drawings))
const isDrawing = (value: unknown): value is typeof House => Array.isArray(value)

/** Collected from the source files, so the list is complete. */
export const AllThatAreUsed: Story = {
  render: () => (
    <ul className="grid list-none grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))] gap-2 p-0">
      {used.map((name) => {
        const of = byName.get(name)
        return isDrawing(of) ? (
          <li
            key={name}
            className="grid justify-items-center gap-2 rounded-md border border-line bg-surface px-2 py-4 text-center text-xs wrap-anywhere text-ink-muted"
          >
            <Icon of={of} className="size-6 text-ink" />
            {name}
          </li>
        ) : null
      })}
    </ul>
  ),
  play: async ({ canvas }) => {
    await expect(used.length).toBeGreaterThan(30)
    await expect(canvas.getAllByRole('listitem')).toHaveLength(used.length)
  },
}

export const Dark: Story = { ...AllThatAreUsed, globals: { theme: 'dark' } }
