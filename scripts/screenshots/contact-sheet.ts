import { type Look, looks, widths } from './take.ts'

/** HTML page with all screenshots, a row per shot, each linked in full size. */
export function contactSheet(taken: readonly { name: string; files: readonly string[] }[]): string {
  const order = Object.keys(looks).flatMap((look) =>
    widths.map((width) => fileName(width, look as Look)),
  )
  const rows = taken.map(({ name, files }) => {
    const cells = order
      .filter((file) => files.includes(file))
      .map((file) => {
        const address = `${name}/${file}`
        const title = file.replace('.jpg', '')
        return `<figure><a href="${address}"><img src="${address}" alt="${name}, ${title}" loading="lazy"></a><figcaption>${title}</figcaption></figure>`
      })
    return `<section><h2>${name}</h2><div>${cells.join('')}</div></section>`
  })
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Screenshots</title>
<style>
body { font: 14px system-ui; margin: 2rem; background: #777; color: #fff }
div { display: flex; gap: 1rem; align-items: flex-start; overflow-x: auto }
figure { margin: 0 } figcaption { padding-top: .25rem }
img { display: block; height: 24rem; max-width: 24rem; object-fit: cover; object-position: top; background: #555 }
</style>
${rows.join('\n')}
</html>
`
}

export function fileName(width: number, look: Look): string {
  return `${width}-${look}.jpg`
}
