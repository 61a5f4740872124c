import type { Meta, StoryObj } from '@storybook/react'
import { Check, X } from 'lucide'
import type { ReactNode } from 'react'
import { expect, waitFor } from 'storybook/test'
import { Badge } from './badge/badge.tsx'
import { Button } from './button/button.tsx'
import { Card, CardBody } from './card/card.tsx'
import { Chip, ChipRemove } from './chip/chip.tsx'
import { Field } from './field/field.tsx'
import { scene } from './gallery/story-scenes.ts'
import { Icon } from './icon/icon.tsx'
import { Input } from './input/input.tsx'
import { linkStyles } from './link-styles/link-styles.ts'
import { MediaFrame } from './media-frame/media-frame.tsx'
import { Segmented } from './segmented/segmented.tsx'
import { Switch } from './switch/switch.tsx'
import { BrandTrial } from './tokens/brand-specimen.tsx'
import { ColorSpecimen } from './tokens/color-specimen.tsx'
import { MotionSpecimen, ShapeSpecimen, SpaceSpecimen, TypeSpecimen } from './tokens/specimens.tsx'

const chapters = {
  character: 'Character',
  color: 'Color',
  brand: 'Operator’s color',
  type: 'Type',
  space: 'Space',
  shape: 'Shape and depth',
  motion: 'Motion',
  voice: 'Voice',
  everyone: 'For everyone',
  parts: 'Making a part',
} as const
type ChapterKey = keyof typeof chapters

function Page() {
  return (
    <div className="bg-paper pb-24 text-ink">
      <Opening />
      <div className="container-page">
        <Character />
        <Color />
        <Measures />
        <Voice />
        <Everyone />
        <MakingAPart />
      </div>
    </div>
  )
}

function Opening() {
  return (
    <header className="border-b border-line bg-surface">
      <div className="container-page grid items-center gap-x-14 gap-y-10 py-12 lg:grid-cols-[minmax(0,1fr)_26rem] lg:py-20">
        <div>
          <p className="text-sm font-medium text-brand-ink">Hearth’s design system</p>
          <h1 className="type-display mt-3 text-display">The home is the hero, not our chrome</h1>
          <p className="mt-5 max-w-text text-lg text-ink-muted">
            Editorial, calm, photo-first. Every screen is judged by one question: would I trust this
            site with the largest purchase of my life?
          </p>
          <nav aria-label="Chapters" className="mt-8">
            <ul className="flex list-none flex-wrap gap-x-5 gap-y-1 p-0">
              {Object.entries(chapters).map(([key, title]) => (
                <li key={key}>
                  <a
                    href={`#${key}`}
                    className={linkStyles({ className: 'inline-flex min-h-9 items-center' })}
                  >
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <Sampler />
      </div>
    </header>
  )
}

/** Some components combined as on a page. */
function Sampler() {
  return (
    <Card className="shadow-floating">
      <MediaFrame {...scene(1)} className="rounded-t-lg">
        <Badge variant="photo" size="md" className="absolute start-4 top-4">
          New
        </Badge>
      </MediaFrame>
      <CardBody>
        <p className="type-display figures text-xl">$765,000</p>
        <p className="mt-1 text-ink-muted">House with a garden by the mill</p>
        <div className="mt-4 flex flex-wrap gap-2">
          <Chip>
            3 bedrooms
            <ChipRemove label="Remove: 3 bedrooms" />
          </Chip>
          <Chip>Garden</Chip>
        </div>
        <Segmented
          className="mt-5 w-full"
          name="sampler"
          legend="What are you looking for?"
          defaultValue="buy"
          options={[
            { value: 'buy', label: 'Buy' },
            { value: 'rent', label: 'Rent' },
          ]}
        />
        <Field label="Place" className="mt-5">
          {(control) => <Input {...control} placeholder="Town, street or postcode" />}
        </Field>
        <Switch label="Tell me about new homes" defaultChecked className="mt-3" />
        <Button className="mt-3 w-full">Show homes</Button>
      </CardBody>
    </Card>
  )
}

type ChapterProps = { id: ChapterKey; lead: ReactNode; children?: ReactNode }

function Chapter({ id, lead, children }: ChapterProps) {
  return (
    <section aria-labelledby={id} className="pt-20">
      <h2 id={id} className="type-display scroll-mt-6 text-xl">
        {chapters[id]}
      </h2>
      <div className="mt-3 mb-8 max-w-text text-ink-muted [&_code]:text-sm [&_code]:text-ink">
        {lead}
      </div>
      {children}
    </section>
  )
}

type Point = { head: string; text: string }

function Points({ of }: { of: Point[] }) {
  return (
    <ul className="grid list-none grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-x-10 gap-y-6 p-0">
      {of.map(({ head, text }) => (
        <li key={head} className="border-t border-line pt-4">
          <p className="font-medium">{head}</p>
          <p className="mt-1 text-ink-muted">{text}</p>
        </li>
      ))}
    </ul>
  )
}

function Character() {
  return (
    <Chapter id="character" lead="What every screen owes to the person in front of it.">
      <Points
        of={[
          {
            head: 'Pictures first',
            text: 'Large, undistorted, with room around them. Nothing lies on them that could stand beside.',
          },
          {
            head: 'One accent',
            text: 'Clay stands for a change of price and a call to act. Where everything calls, nothing is heard.',
          },
          {
            head: 'Quiet borders',
            text: 'A line instead of a box, white space instead of a line. Never boxes in boxes.',
          },
          {
            head: 'Nothing jumps',
            text: 'What comes later has its place kept. A skeleton has the shape of what it stands for.',
          },
          {
            head: 'Words before signs',
            text: 'A sign goes with its word; alone only where everyone knows it, and named even then.',
          },
          {
            head: 'The address remembers',
            text: 'What was chosen can be shared, gone back to and reloaded.',
          },
        ]}
      />
    </Chapter>
  )
}

function Color() {
  return (
    <>
      <Chapter
        id="color"
        lead={
          <p>
            Names say what a color is for, never what it looks like. The values live in{' '}
            <code>tokens/tokens.css</code> and nowhere else, each one a pair, light and dark. The
            figures are measured on this page; a test keeps every pair of text and ground at 4.5 : 1
            and the edges of controls at 3 : 1.
          </p>
        }
      >
        <ColorSpecimen />
      </Chapter>
      <Chapter
        id="brand"
        lead={
          <p>
            An operator’s own color takes the brand’s place while the site runs. It stays itself as
            a fill on light pages; what stands on it, and its shades for text and for the dark, are
            computed in <code>tokens/on-color.ts</code>, so that yellow, white and grey can be read
            as well.
          </p>
        }
      >
        <BrandTrial />
      </Chapter>
    </>
  )
}

function Measures() {
  return (
    <>
      <Chapter
        id="type"
        lead={
          <p>
            Newsreader for display headings and prices, Inter for everything one works with, Noto
            Sans Arabic where the page is Arabic. Six steps; the upper three grow with the window.
            Figures in prices and tables are tabular (<code>figures</code>), lines of reading 60 to
            75 characters long (<code>max-w-text</code>).
          </p>
        }
      >
        <TypeSpecimen />
      </Chapter>
      <Chapter
        id="space"
        lead={
          <p>
            Everything stands on a grid of 4 px. The page is 1200 px wide at most (
            <code>container-page</code>), with a margin that grows with the window.
          </p>
        }
      >
        <SpaceSpecimen />
      </Chapter>
      <Chapter id="shape" lead="Three roundings, two shadows. What does not move casts none.">
        <ShapeSpecimen />
      </Chapter>
      <Chapter
        id="motion"
        lead="To show where a thing comes from and goes to, never for its own sake, and not where the visitor asked for less of it. Nothing moves by itself. Point at one, or reach it by Tab."
      >
        <MotionSpecimen />
      </Chapter>
    </>
  )
}

const sayings = [
  {
    say: 'The message could not be sent. Try again in a minute.',
    not: 'Oops! Something went wrong.',
    why: 'What happened, then what to do.',
  },
  { say: 'Leave out the price', not: 'OK', why: 'A button names what it does.' },
  {
    say: 'Nothing is for sale here below $300,000. Three homes are below $350,000.',
    not: 'No results found',
    why: 'An empty page knows a way on.',
  },
  {
    say: 'Sold on 12 March',
    not: 'No longer available!',
    why: 'No exclamation marks, no blame, no jokes where money is at stake.',
  },
]

function Voice() {
  return (
    <Chapter
      id="voice"
      lead="Plain, warm and exact, like a good agent who has time. Parts know no words: every word comes by props and stands in a dictionary, in four languages. Leave room: German is a third longer, and nothing may be cut off."
    >
      <ul className="grid list-none gap-x-10 gap-y-8 p-0 md:grid-cols-2">
        {sayings.map(({ say, not, why }) => (
          <li key={say} className="border-t border-line pt-4">
            <p className="flex gap-3">
              <Icon of={Check} className="mt-0.5 size-5 shrink-0 text-success-ink" />
              <span>
                <span className="sr-only">Say: </span>
                {say}
              </span>
            </p>
            <p className="mt-2 flex gap-3 text-ink-muted">
              <Icon of={X} className="mt-0.5 size-5 shrink-0 text-danger-ink" />
              <span>
                <span className="sr-only">Do not say: </span>
                <s className="decoration-line-strong">{not}</s>
              </span>
            </p>
            <p className="mt-2 ps-8 text-sm text-ink-muted">{why}</p>
          </li>
        ))}
      </ul>
    </Chapter>
  )
}

function Everyone() {
  return (
    <Chapter id="everyone" lead="Held by tests in every story, not by good intentions.">
      <Points
        of={[
          {
            head: 'Keys',
            text: 'Everything works without a pointer. The focus ring is 2 px, 2 px away, and shows on photographs too.',
          },
          {
            head: 'Touch',
            text: 'Targets are at least 44 px where fingers point. What is smaller to see is larger to hit.',
          },
          {
            head: 'Both directions',
            text: 'Only logical sides. Arrows turn round; pictures, maps and numbers do not.',
          },
          {
            head: 'Text twice the size',
            text: 'Nothing is cut off, nothing covers anything, no page is wider than its window.',
          },
          {
            head: 'The system’s colors',
            text: 'States are told apart without our fills, where the visitor’s own contrast rules.',
          },
          {
            head: 'Without scripts',
            text: 'What is content can be read. A part has a script only where it has a state of its own.',
          },
        ]}
      />
    </Chapter>
  )
}

function MakingAPart() {
  return (
    <Chapter
      id="parts"
      lead={
        <p>
          One folder, one part, one root that takes the ref, the class and everything else. At most
          two axes of variants, <code>variant</code> and <code>size</code>. It knows no real estate;
          what speaks of homes lives in <code>features</code>. Its stories are the only list of
          examples: every state, the keyboard in a play function. The suite then looks at each story
          in both themes and both directions, with text twice the size, and at three widths.
        </p>
      }
    />
  )
}

const meta = {
  title: 'Introduction',
  tags: ['!autodocs'],
  render: () => <Page />,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Introduction: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText(/^[\d.]+ : 1$/).length).toBeGreaterThan(30))
    for (const figure of canvas.getAllByText(/^[\d.]+ : 1$/)) {
      await expect(Number.parseFloat(figure.textContent)).toBeGreaterThanOrEqual(4.5)
    }
  },
}
