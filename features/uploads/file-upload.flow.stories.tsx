import { currentSession } from '@hearth/machine-lab/panel/conductor'
import { toFlowParameter } from '@hearth/machine-lab/panel/flow'
import type { Meta, StoryObj } from '@storybook/react'
import { useState } from 'react'
import { userEvent, waitFor, type within } from 'storybook/test'
import { endUploads } from '@/client/flows/uploads/upload-queue.ts'
import type { PostedPicture } from '@/domain/listing/posted-file.ts'
import { samples } from '@/machines/uploads/file-upload.samples.ts'
import { press } from '@/tests/stories/flow-acts.ts'
import { inSite } from '@/tests/stories/in-site.tsx'
import { beSignedIn } from '@/tests/stories/sample-member.ts'
import { drawnPhoto, providerTakesUploads } from '@/tests/stories/taking-uploads.ts'
import PictureAlbum from './picture-album.tsx'

let draft = 0

function Photos() {
  const [value, setValue] = useState<PostedPicture[]>([])
  const [owner] = useState(() => `flow-${++draft}`)
  return (
    <main className="max-w-3xl p-6">
      <h1 className="mb-5 type-display text-xl text-ink">Photos</h1>
      <PictureAlbum owner={owner} value={value} onChange={setValue} />
    </main>
  )
}

const meta = {
  title: 'File upload',
  component: Photos,
  decorators: [inSite],
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  beforeEach: async () => {
    await beSignedIn()
    endUploads()
    providerTakesUploads()
  },
} satisfies Meta<typeof Photos>

export default meta
type Story = StoryObj<typeof meta>

async function choose(canvas: ReturnType<typeof within>, ...names: string[]) {
  const input = await canvas.findByLabelText(/^(Choose|Add) /)
  await waitFor(() => {
    if ((input as HTMLInputElement).disabled) throw new Error('not open')
  })
  await userEvent.upload(input, await Promise.all(names.map((name) => drawnPhoto(name))))
}

async function held(src: string, count: number) {
  return waitFor(() => {
    const all = currentSession()?.seam.held() ?? []
    const found = all.filter((each) => each.src === src)
    if (found.length !== count) throw new Error(`${found.length} of ${count} wait for ${src}`)
    return found
  })
}

/** The third photo: two others are being sent, so that it waits for its turn. */
export const OnePhotoOfThree: Story = {
  parameters: {
    flow: toFlowParameter({
      // The screen shows every pause between tries alike.
      samples: {
        ...samples,
        situation: ({ context: { sent, tries, refusal, failure } }) => ({
          sent: sent > 0,
          isAgain: tries > 0,
          refusal,
          failure,
        }),
      },
      input: 'a new file',
      acts: {
        'it is this file’s turn': 'product',
        'a piece arrives': 'product',
        'the connection or the sign-in is back': async () => dispatchEvent(new Event('online')),
        'the person tries again': press('Try again'),
      },
    }),
  },
  play: async ({ canvas }) => {
    await choose(canvas, 'front.jpg', 'kitchen.jpg')
    const good = samples.outcomes.check?.['the file is good']
    if (!good) throw new Error('the samples have no good file')
    for (const check of await held('check', 2)) check.answer(good(undefined as never))
    await held('send', 2)
    await choose(canvas, 'bath.jpg')
    await held('check', 1)
  },
}
