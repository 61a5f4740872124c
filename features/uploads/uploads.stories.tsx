import type { Meta, StoryObj } from '@storybook/react'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, type within } from 'storybook/test'
import { endUploads } from '@/client/flows/uploads/upload-queue.ts'
import type { PostedFile, PostedPicture } from '@/domain/listing/posted-file.ts'
import { inSite } from '@/tests/stories/in-site.tsx'
import { beSignedIn } from '@/tests/stories/sample-member.ts'
import { drawnPhoto, providerTakesUploads } from '@/tests/stories/taking-uploads.ts'
import DocumentList from './document-list.tsx'
import PictureAlbum from './picture-album.tsx'

let provider: ReturnType<typeof providerTakesUploads>
let kept: PostedPicture[] = []
let draft = 0

const meta = {
  title: 'features/uploads',
  component: PictureAlbum,
  decorators: [inSite],
  args: { owner: 'draft', value: [], onChange: () => {} },
  render: function InAForm(args) {
    const [value, setValue] = useState([...args.value])
    const [owner] = useState(() => `draft-${++draft}`)
    kept = value
    return (
      <div className="max-w-3xl">
        <PictureAlbum {...args} owner={owner} value={value} onChange={setValue} />
      </div>
    )
  },
  beforeEach: async () => {
    await beSignedIn()
    endUploads()
    provider = providerTakesUploads()
  },
} satisfies Meta<typeof PictureAlbum>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>

const photos = (...names: string[]) =>
  Promise.all(names.map((name, index) => drawnPhoto(name, 800, 600, 60 + index * 70)))

const focused = () => document.activeElement as HTMLElement | null

async function choose(canvas: Canvas, ...files: File[]) {
  const input = await canvas.findByLabelText(/^(Choose|Add) /)
  await waitFor(() => expect(input).toBeEnabled())
  // Drag and drop ignores `accept`.
  const user = userEvent.setup({ applyAccept: false })
  await user.upload(input, files)
}

export const Empty: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText('Choose photos')).toBeEnabled())
    await expect(canvas.getByText(/^Take photos in daylight/)).toBeVisible()
  },
}

/** Uploads; then describes, sorts by key, sets the main picture, removes and restores. */
export const Sent: Story = {
  play: async ({ canvas }) => {
    await choose(canvas, ...(await photos('front.jpg', 'kitchen.jpg', 'bath.jpg')))
    await waitFor(() => expect(kept.map(({ upload }) => upload)).toEqual(['u1', 'u2', 'u3']))
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Photo 2' }))
    await userEvent.type(await screen.findByLabelText('Photo description'), 'The kitchen')
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }))
    await expect(await canvas.findByRole('img', { name: 'The kitchen' })).toBeVisible()
    canvas.getByRole('button', { name: 'Move Photo 2' }).focus()
    await userEvent.keyboard(' {ArrowLeft} ')
    await waitFor(() => expect(kept[0]?.alt).toBe('The kitchen'))
    await userEvent.click(canvas.getByRole('button', { name: 'Make Photo 3 the main photo' }))
    await waitFor(() => expect(kept.map(({ upload }) => upload)).toEqual(['u3', 'u2', 'u1']))
    for (const left of [2, 1]) {
      canvas.getByRole('button', { name: 'Remove Photo 1' }).focus()
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(kept).toHaveLength(left))
      await waitFor(() => expect(canvas.getByRole('list')).toContainElement(focused()))
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Photo 1' }))
    await waitFor(() => expect(canvas.getByLabelText('Choose photos')).toHaveFocus())
  },
}

/** Uploads the cropped part in place of the photo. */
export const Cropped: Story = {
  play: async ({ canvas }) => {
    await choose(canvas, ...(await photos('front.jpg')))
    await waitFor(() => expect(kept[0]?.upload).toBe('u1'))
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Photo 1' }))
    const crop = await screen.findByRole('button', { name: 'Crop' })
    await waitFor(() => expect(crop).toBeEnabled())
    await userEvent.click(crop)
    await userEvent.click(await screen.findByRole('radio', { name: '1:1' }))
    await screen.findByRole('slider', { name: 'Zoom' })
    await waitFor(() => expect(screen.getByRole('button', { name: 'Apply' })).toBeEnabled())
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }))
    await waitFor(() => expect(kept[0]?.upload).toBe('u2'))
    await expect(provider.ended).toEqual(['front.jpg'])
  },
}

/** One uploading, one queued, and one that the server does not answer. */
export const UnderWay: Story = {
  beforeEach: () => {
    provider = providerTakesUploads({ onPiece: () => new Promise<Response>(() => {}) })
  },
  play: async ({ canvas }) => {
    await choose(canvas, ...(await photos('front.jpg', 'kitchen.jpg', 'bath.jpg')))
    await expect(await canvas.findByText('0 of 3 ready')).toBeVisible()
    await waitFor(() => expect(canvas.getAllByText('0% uploaded')).toHaveLength(2))
    await expect(canvas.getByText('Waiting')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel upload of Photo 2' }))
    await waitFor(() => expect(kept).toHaveLength(2))
  },
}

export const Failed: Story = {
  beforeEach: () => {
    let tries = 0
    provider = providerTakesUploads({
      onPiece: (name) =>
        name === 'kitchen.jpg' && ++tries === 1
          ? Response.json({ key: 'demo' }, { status: 403 })
          : null,
    })
  },
  play: async ({ canvas }) => {
    await choose(canvas, ...(await photos('front.jpg', 'kitchen.jpg')))
    await expect(await canvas.findByText('Upload failed')).toBeVisible()
    await expect(kept).toHaveLength(2)
  },
}

/** Files of another type are not uploaded; fake photos are refused after a check. */
export const Refused: Story = {
  beforeEach: () => {
    provider = providerTakesUploads({ refusals: { 'lies.jpg': 'notAPicture' } })
  },
  play: async ({ canvas }) => {
    const small = await drawnPhoto('stamp.jpg', 90, 90)
    const other = new File(['GIF89a'], 'moving.gif', { type: 'image/gif' })
    await choose(canvas, small, other, ...(await photos('front.jpg', 'lies.jpg')))
    await expect(await canvas.findByText(/stamp\.jpg/)).toBeVisible()
    await expect(await canvas.findByText(/This one is smaller\.$/)).toBeVisible()
    await canvas.findByText(/lies\.jpg/)
    const refused = 'Photos must be JPEG or PNG, at least 120x120.'
    await waitFor(() => expect(canvas.getAllByText(refused)).toHaveLength(2))
    await waitFor(() => expect(kept).toHaveLength(1))
    const sent = [...provider.held.values()].map(({ name }) => name)
    await expect(sent).toEqual(['front.jpg', 'lies.jpg'])
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss: moving.gif' }))
    await waitFor(() => expect(canvas.queryByText(/moving\.gif/)).toBeNull())
  },
}

/** Stored pictures, and one chosen on another device that was never uploaded. */
export const Remembered: Story = {
  args: {
    value: [
      { key: 'id-0', id: 0, alt: 'The house from the street', url: '' },
      { key: 'elsewhere', alt: '', url: '' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Not on this device/)).toBeVisible()
    await expect(canvas.getByText('Main photo')).toBeVisible()
  },
}
export const SignedOut: Story = {
  beforeEach: () => {
    provider = providerTakesUploads({ onPiece: () => Response.json({}, { status: 401 }) })
  },
  play: async ({ canvas }) => {
    await choose(canvas, ...(await photos('front.jpg')))
    await expect(await canvas.findByText(/^You’ve been signed out/)).toBeVisible()
    await expect(kept).toHaveLength(1)
  },
}
/** A server without an upload API: files stay here until the post. */
export const KeptHere: Story = {
  beforeEach: () => {
    provider = providerTakesUploads({ extensions: [] })
  },
  play: async ({ canvas }) => {
    await choose(canvas, ...(await photos('front.jpg')))
    await waitFor(() => expect(kept[0]?.isKept).toBe(true))
    await expect(provider.held.size).toBe(0)
  },
}
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { value: Remembered.args?.value ?? [] },
}

export const Documents: Story = {
  render: function InAForm() {
    const [value, setValue] = useState<PostedFile[]>([
      { key: 'id-4', id: 4, name: 'Energy certificate.pdf', bytes: 240_000 },
    ])
    const [owner] = useState(() => `draft-${++draft}`)
    return <DocumentList owner={owner} value={value} onChange={setValue} />
  },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Choose documents')
    await waitFor(() => expect(input).toBeEnabled())
    const user = userEvent.setup({ applyAccept: false })
    await user.upload(input, [
      new File(['%PDF-1.7 plan'], 'Plan of the ground floor.pdf', { type: 'application/pdf' }),
      new File(['MZ'], 'setup.exe'),
    ])
    await expect(await canvas.findByText('1 kB')).toBeVisible()
    await expect(canvas.getByText('Documents must be PDF, DOC, DOCX or TXT.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Energy certificate.pdf' }))
    await waitFor(() => expect(canvas.queryByText('Energy certificate.pdf')).toBeNull())
    const other = canvas.getByRole('button', { name: 'Remove Plan of the ground floor.pdf' })
    await waitFor(() => expect(other).toHaveFocus())
  },
}
