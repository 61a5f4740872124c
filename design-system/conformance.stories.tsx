import type { Meta, StoryObj } from '@storybook/react'
import { Heart } from 'lucide'
import type { ReactNode } from 'react'
import { expect } from 'storybook/test'
import { Avatar } from './avatar/avatar.tsx'
import { Badge } from './badge/badge.tsx'
import { Button } from './button/button.tsx'
import { BarChart } from './chart/bar-chart.tsx'
import { LineChart } from './chart/line-chart.tsx'
import { Checkbox } from './checkbox/checkbox.tsx'
import { CompareTable } from './compare-table/compare-table.tsx'
import { Field } from './field/field.tsx'
import { Icon } from './icon/icon.tsx'
import { IconButton } from './icon-button/icon-button.tsx'
import { Input } from './input/input.tsx'
import { Pagination } from './pagination/pagination.tsx'
import { ProgressBar } from './progress/progress-bar.tsx'
import { RouteProgress } from './progress/route-progress.tsx'
import { RadioCards } from './radio-cards/radio-cards.tsx'
import { Slider } from './range/slider.tsx'
import { Segmented } from './segmented/segmented.tsx'
import { Skeleton } from './skeleton/skeleton.tsx'
import { Spinner } from './spinner/spinner.tsx'
import { Switch } from './switch/switch.tsx'
import { Tag, TagList } from './tag-list/tag-list.tsx'

/*
 * In forced-colors mode a fill alone shows no state. Each group renders a component in states that
 * differ in nothing else; the test suite turns forced colors on and fails if two of them look the
 * same.
 */
const meta = {
  title: 'Conformance',
  tags: ['!autodocs'],
  parameters: { toldApart: true },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const choices = [
  { value: 'a', label: 'Buy' },
  { value: 'b', label: 'Rent' },
]
const pages = {
  navigation: 'Pages',
  previous: 'Previous',
  next: 'Next',
  page: (page: number) => `Page ${page}`,
  position: '',
}
const facts = { corner: 'Fact', differs: 'Different', unknown: 'Not stated' }
const chart = {
  title: 'Homes sold',
  format: String,
  labels: { table: 'As a table', point: 'Week' },
}

/** Aligned to whole pixels, so that only the state can differ. */
function Group({ of, children }: { of: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-2 text-sm text-ink-muted">{of}</h3>
      <div
        data-told-apart={of}
        className="grid grid-cols-[repeat(auto-fill,18rem)] items-start gap-6"
      >
        {children}
      </div>
    </section>
  )
}

export const Controls: Story = {
  render: () => (
    <div className="grid gap-8">
      <Group of="Button">
        <Button>Ask</Button>
        <Button disabled>Ask</Button>
        <Button busy>Ask</Button>
      </Group>
      <Group of="IconButton">
        <IconButton label="Save" aria-pressed={false}>
          <Icon of={Heart} />
        </IconButton>
        <IconButton label="Save" aria-pressed>
          <Icon of={Heart} />
        </IconButton>
      </Group>
      <Group of="Input">
        <Field label="Street">{(control) => <Input {...control} />}</Field>
        <Field label="Street" error="There is no such street.">
          {(control) => <Input {...control} />}
        </Field>
        <Field label="Street">{(control) => <Input {...control} disabled />}</Field>
      </Group>
      <Group of="Checkbox">
        <Checkbox label="Garden" />
        <Checkbox label="Garden" defaultChecked />
        <Checkbox label="Garden" disabled />
      </Group>
      <Group of="Switch">
        <Switch label="Tell me" />
        <Switch label="Tell me" defaultChecked />
      </Group>
      <Group of="RadioCards">
        <RadioCards legend="Intent" name="cards-a" options={choices} defaultValue="a" />
        <RadioCards legend="Intent" name="cards-b" options={choices} defaultValue="b" />
      </Group>
      <Group of="Segmented">
        <Segmented legend="Intent" name="segment-a" options={choices} defaultValue="a" />
        <Segmented legend="Intent" name="segment-b" options={choices} defaultValue="b" />
      </Group>
      <Group of="Slider">
        {[10, 30].map((years) => (
          <Field key={years} label="Years" className="w-60">
            {(control) => <Slider {...control} min={0} max={40} defaultValue={years} />}
          </Field>
        ))}
      </Group>
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-told-apart]')).toHaveLength(8)
  },
}

export const Contents: Story = {
  render: () => (
    <div className="grid gap-8">
      <Group of="Pagination">
        {[2, 3].map((page) => (
          <Pagination
            key={page}
            page={page}
            pageCount={4}
            hrefFor={(to) => `#${to}`}
            labels={{ ...pages, navigation: `Pages ${page}` }}
          />
        ))}
      </Group>
      <Group of="TagList">
        <TagList label="Subjects">
          <Tag href="#loans">Loans</Tag>
        </TagList>
        <TagList label="Subjects">
          <Tag href="#loans" aria-hidden="false">
            Loans
          </Tag>
          <Tag>Loans</Tag>
        </TagList>
      </Group>
      <Group of="ProgressBar">
        <ProgressBar label="Sold" value={0.25} className="w-60" />
        <ProgressBar label="Sold" value={0.75} className="w-60" />
      </Group>
      <Group of="BarChart">
        {[3, 9].map((second) => (
          <BarChart
            key={second}
            {...chart}
            className="w-60"
            series={['Flats', 'Houses']}
            points={[{ key: 'a', label: 'Week 1', values: [12 - second, second] }]}
          />
        ))}
      </Group>
      <Group of="LineChart">
        {[3, 9].map((last) => (
          <LineChart
            key={last}
            {...chart}
            className="w-60"
            fromZero
            series={['Homes']}
            points={[10, 6, last].map((count, at) => ({
              key: String(at),
              label: `Week ${at + 1}`,
              values: [count],
            }))}
          />
        ))}
      </Group>
      <Group of="CompareTable">
        {[true, false].map((differs) => (
          <CompareTable
            key={String(differs)}
            caption={differs ? 'Homes that differ' : 'Homes that do not'}
            things={[{ key: 'a', head: 'A house' }]}
            groups={[{ key: 'a', rows: [{ key: 'a', label: 'Rooms', values: ['4'], differs }] }]}
            labels={facts}
          />
        ))}
      </Group>
      <Group of="Shapes without text">
        <span className="block h-12 w-24" />
        <Skeleton className="h-12 w-24" />
        <Spinner className="size-12" />
        <Badge className="h-12 w-24" />
        <Avatar name="" />
      </Group>
    </div>
  ),
}

export const WhileAPageIsFetched: Story = {
  render: () => (
    <Group of="RouteProgress">
      {[0.25, 0.75].map((share) => (
        <div key={share} className="relative h-4 w-60 [&>*]:absolute">
          <RouteProgress active value={share} label="Loading" />
        </div>
      ))}
    </Group>
  ),
}
