import { readdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { cleanup, render } from '@testing-library/react'
import { createRef, type ReactElement, type Ref } from 'react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { Accordion, AccordionItem } from './accordion/accordion.tsx'
import { Avatar } from './avatar/avatar.tsx'
import { Badge } from './badge/badge.tsx'
import { Banner } from './banner/banner.tsx'
import { Breadcrumbs } from './breadcrumbs/breadcrumbs.tsx'
import { Button } from './button/button.tsx'
import { Card, CardBody } from './card/card.tsx'
import { Carousel, CarouselItem } from './carousel/carousel.tsx'
import { BarChart } from './chart/bar-chart.tsx'
import { LineChart } from './chart/line-chart.tsx'
import { Checkbox } from './checkbox/checkbox.tsx'
import { Chip, ChipLink, ChipRemove } from './chip/chip.tsx'
import { Combobox } from './combobox/combobox.tsx'
import { CompareTable } from './compare-table/compare-table.tsx'
import { DataTable } from './data-table/data-table.tsx'
import { Definition, DefinitionList } from './definition-list/definition-list.tsx'
import { Dialog, DialogContent, SheetContent } from './dialog/dialog.tsx'
import { EmptyState } from './empty-state/empty-state.tsx'
import { ErrorState } from './error-state/error-state.tsx'
import { Field } from './field/field.tsx'
import { Fieldset } from './field/fieldset.tsx'
import { FileDrop } from './file-drop/file-drop.tsx'
import { Gallery } from './gallery/gallery.tsx'
import { scenes } from './gallery/story-scenes.ts'
import { Icon } from './icon/icon.tsx'
import { IconButton } from './icon-button/icon-button.tsx'
import { Input, InputGroup } from './input/input.tsx'
import { MaskIcon } from './mask-icon/mask-icon.tsx'
import { MediaFrame } from './media-frame/media-frame.tsx'
import { NumberInput } from './number-input/number-input.tsx'
import { Pagination } from './pagination/pagination.tsx'
import { MenuButton, MenuLink, Popover } from './popover/popover.tsx'
import { ProgressBar } from './progress/progress-bar.tsx'
import { RouteProgress } from './progress/route-progress.tsx'
import { RadioCards } from './radio-cards/radio-cards.tsx'
import { Slider } from './range/slider.tsx'
import { RichText } from './rich-text/rich-text.tsx'
import { Segmented } from './segmented/segmented.tsx'
import { Select } from './select/select.tsx'
import { Skeleton } from './skeleton/skeleton.tsx'
import { Sortable } from './sortable/sortable.tsx'
import { Spinner } from './spinner/spinner.tsx'
import { Switch } from './switch/switch.tsx'
import { Tag, TagList } from './tag-list/tag-list.tsx'
import { Textarea } from './textarea/textarea.tsx'
import { ThemeSwitch } from './theme-switch/theme-switch.tsx'
import { Timeline, TimelineItem } from './timeline/timeline.tsx'

type Given = { className: string; 'data-told': string; ref: Ref<never> }
type Draw = (given: Given) => ReactElement

const nothing = () => undefined
const choices = [{ value: 'a', label: 'A' }]
const galleryLabels = {
  gallery: 'Photos',
  open: 'Open {index}',
  showAll: 'All',
  all: 'Photos',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  failed: 'There is no connection.',
  title: 'Photos',
  close: 'Close',
  previous: 'Previous',
  next: 'Next',
  counter: '{index}',
}
const pageLabels = {
  navigation: 'Pages',
  previous: 'Previous',
  next: 'Next',
  page: String,
  position: '1 of 2',
}

const chart = {
  title: 'Homes',
  series: ['Homes'],
  points: [],
  format: String,
  labels: { table: 'As a table', point: 'Week' },
}

/** Components whose single root receives ref, class and all other props. */
const parts: Record<string, Draw> = {
  Accordion: (given) => <Accordion {...given} />,
  AccordionItem: (given) => <AccordionItem {...given} title="Question" />,
  Avatar: (given) => <Avatar {...given} name="Amelia Stone" />,
  Badge: (given) => <Badge {...given} />,
  Banner: (given) => <Banner {...given} />,
  BarChart: (given) => <BarChart {...given} {...chart} />,
  Breadcrumbs: (given) => <Breadcrumbs {...given} label="Here" items={[]} />,
  Button: (given) => <Button {...given} />,
  Card: (given) => <Card {...given} />,
  CardBody: (given) => <CardBody {...given} />,
  Chip: (given) => <Chip {...given} />,
  ChipLink: (given) => <ChipLink {...given} href="#" hint="Remove" />,
  ChipRemove: (given) => <ChipRemove {...given} label="Remove" />,
  CompareTable: (given) => (
    <CompareTable
      {...given}
      caption="Compared"
      things={[]}
      groups={[]}
      labels={{ corner: 'Fact', differs: 'differs', unknown: '?' }}
    />
  ),
  DataTable: (given) => (
    <DataTable {...given} caption="Table" columns={[]} rows={[]} rowKey={String} />
  ),
  Definition: (given) => (
    <Definition {...given} term="Term">
      Value
    </Definition>
  ),
  DefinitionList: (given) => <DefinitionList {...given} />,
  DialogContent: (given) => (
    <Dialog open>
      <DialogContent {...given} title="Title" closeLabel="Close" />
    </Dialog>
  ),
  EmptyState: (given) => <EmptyState {...given} title="Nothing" />,
  ErrorState: (given) => <ErrorState {...given} title="Failed" />,
  Field: (given) => (
    <Field {...given} label="Label">
      {(control) => <input {...control} />}
    </Field>
  ),
  Fieldset: (given) => <Fieldset {...given} legend="Legend" />,
  FileDrop: (given) => <FileDrop {...given} label="Choose photos" onFiles={nothing} />,
  Gallery: (given) => <Gallery {...given} images={scenes(2)} labels={galleryLabels} />,
  IconButton: (given) => <IconButton {...given} label="Share" />,
  Input: (given) => <Input {...given} id="input" />,
  InputGroup: (given) => <InputGroup {...given} />,
  LineChart: (given) => <LineChart {...given} {...chart} />,
  MaskIcon: (given) => <MaskIcon {...given} src="data:," />,
  MediaFrame: (given) => <MediaFrame {...given} alt="" />,
  MenuButton: (given) => <MenuButton {...given} />,
  MenuLink: (given) => <MenuLink {...given} href="#" />,
  NumberInput: (given) => (
    <NumberInput
      {...given}
      id="number"
      value={1}
      typed={null}
      onTyped={nothing}
      onValueChange={nothing}
      locale="en"
    />
  ),
  Pagination: (given) => (
    <Pagination {...given} page={1} pageCount={2} hrefFor={String} labels={pageLabels} />
  ),
  Popover: (given) => <Popover {...given} id="popover" />,
  ProgressBar: (given) => <ProgressBar {...given} label="Sold" value={0.5} />,
  RadioCards: (given) => <RadioCards {...given} legend="Legend" name="radio" options={choices} />,
  Rail: (given) => <Carousel {...given} label="Rail" labels={{ previous: 'Back', next: 'On' }} />,
  RailItem: (given) => <CarouselItem {...given} />,
  RichText: (given) => <RichText {...given} html="<p>Words.</p>" />,
  RouteProgress: (given) => <RouteProgress {...given} active label="Loading" />,
  Segmented: (given) => <Segmented {...given} legend="Legend" name="segment" options={choices} />,
  Select: (given) => <Select {...given} id="select" options={choices} />,
  SheetContent: (given) => (
    <Dialog open>
      <SheetContent {...given} title="Title" closeLabel="Close" />
    </Dialog>
  ),
  Skeleton: (given) => <Skeleton {...given} />,
  Sortable: (given) => (
    <Sortable
      {...given}
      ids={['a']}
      nameOf={String}
      label="Rooms"
      words={{ keys: 'Keys', grip: String, says: String }}
      onReorder={nothing}
    >
      {(_, grip) => grip}
    </Sortable>
  ),
  Spinner: (given) => <Spinner {...given} />,
  Tag: (given) => <Tag {...given} />,
  TagList: (given) => <TagList {...given} label="Tags" />,
  Textarea: (given) => <Textarea {...given} id="textarea" />,
  ThemeSwitch: (given) => (
    <ThemeSwitch
      {...given}
      labels={{ legend: 'Theme', system: 'System', light: 'Light', dark: 'Dark' }}
    />
  ),
  Timeline: (given) => <Timeline {...given} />,
  TimelineItem: (given) => <TimelineItem {...given} title="Listed" when="Today" />,
}

/**
 * Wrapped controls: the wrapper receives the class, the control receives ref and all other props.
 */
const framed: Record<string, Draw> = {
  Checkbox: (given) => <Checkbox {...given} label="Garden" />,
  Slider: (given) => <Slider {...given} id="slider" min={0} max={1} />,
  Switch: (given) => <Switch {...given} label="Mails" />,
}

beforeAll(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = nothing
      unobserve = nothing
      disconnect = nothing
    },
  )
})
afterEach(cleanup)

function draw(element: Draw) {
  const ref = createRef<never>()
  render(element({ className: 'given-class', 'data-told': 'yes', ref }))
  return {
    handed: ref.current,
    told: document.querySelector('[data-told="yes"]'),
    classed: document.querySelector('.given-class'),
  }
}

describe.each(Object.entries(parts))('part %s', (_, element) => {
  it('passes ref, class and all other props to its root', () => {
    const { handed, told, classed } = draw(element)
    expect(told).toBeInstanceOf(HTMLElement)
    expect({ handed, classed }).toEqual({ handed: told, classed: told })
  })
})

describe.each(Object.entries(framed))('framed part %s', (_, element) => {
  it('passes ref and other props to its control, and the class to its wrapper', () => {
    const { handed, told, classed } = draw(element)
    expect(told).toBeInstanceOf(HTMLInputElement)
    expect(handed).toBe(told)
    expect(classed?.contains(told)).toBe(true)
  })
})

it('keeps its own classes beside the given one', () => {
  render(<Button className="given-class" />)
  expect(document.querySelector('button')?.className).toMatch(/inline-flex.* given-class$/)
})

it('passes ref and other props to the input of a combobox', () => {
  const ref = createRef<HTMLInputElement>()
  render(
    <Combobox
      ref={ref}
      id="place"
      data-told="yes"
      className="given-class"
      query=""
      onQueryChange={nothing}
      onSelect={nothing}
      options={[]}
      status=""
      listLabel="Suggestions"
      clearLabel="Empty"
    />,
  )
  expect(ref.current?.matches('input.given-class[data-told="yes"]')).toBe(true)
})

it('passes ref and other props to an icon, hidden from screen readers', () => {
  const ref = createRef<SVGSVGElement>()
  render(<Icon ref={ref} of={[]} data-told="yes" className="given-class" />)
  expect(ref.current?.matches('svg.given-class[data-told="yes"][aria-hidden="true"]')).toBe(true)
})

it('covers every component', () => {
  const here = dirname(fileURLToPath(import.meta.url))
  const own = readFileSync(fileURLToPath(import.meta.url), 'utf8')
  const folders = readdirSync(here, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const missing = folders.filter(({ name }) => !own.includes(`from './${name}/`))
  // Functions, style classes, composed components, raw values, and components rendered by a
  // library.
  const apart = ['focus', 'link-styles', 'on-demand', 'picture-crop', 'toast', 'tokens']
  expect(missing.map(({ name }) => name)).toEqual(apart)
})
