import type { Meta, StoryObj } from '@storybook/react'
import { expect } from 'storybook/test'
import { scene } from '../gallery/story-scenes.ts'
import { RichText } from './rich-text.tsx'

const picture = scene(1)

const html = `
<p>A plan tells you how a day in the home will feel. Begin at the door and walk: where do coats go, where does the <a href="#light">light come from</a>, how far is the kitchen from the table?</p>
<h2>Look for the doors</h2>
<p>Each one takes a wall from you. <strong>Then look for the wet rooms.</strong></p>
<ul><li>North is usually up.</li><li>Dashed lines are things above you:<ul><li>beams</li><li>skylights</li></ul></li></ul>
<figure><img src="${picture.src}" alt="A house on a slope" width="1200" height="800" /><figcaption>The garden side in the evening.</figcaption></figure>
<h3>What it costs</h3>
<ol><li>Ask for the price.</li><li>Ask again.</li></ol>
<blockquote><p>Two doors that meet are a quarrel you will have every morning.</p></blockquote>
<table><caption>Costs beyond the price</caption><thead><tr><th scope="col">What</th><th scope="col">How much</th></tr></thead><tbody><tr><td>Grunderwerbsteueraufkommensverteilungsgesetz</td><td>5 %</td></tr><tr><td>Notary</td><td>1.5 %</td></tr></tbody></table>
<hr /><dl><dt>Escrow</dt><dd>Somebody holds the money until both sides are done.</dd></dl>
<h4>In figures</h4><pre><code>price * 0.065</code></pre>`

const meta = {
  component: RichText,
  args: { html },
} satisfies Meta<typeof RichText>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { name: 'Look for the doors' })).toBeVisible()
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }

export const RightToLeft: Story = {
  args: {
    html: '<p>يخبرك المخطط كيف سيكون اليوم في المنزل.</p><h2>انظر إلى الأبواب</h2><ul><li>الشمال في الأعلى عادة.</li><li>الخطوط المتقطعة أشياء فوقك.</li></ul><blockquote>بابان يلتقيان خصام كل صباح.</blockquote>',
  },
  globals: { direction: 'rtl' },
}

export const PictureWithoutSize: Story = {
  args: { html: `<p>Its place is kept.</p><img src="${picture.src}" alt="A house" />` },
}
