const CODE = /^(```|~~~)[\s\S]*?^\1/gm

/** Relative targets of links and pictures, outside code. */
export function findLinks(markdown) {
  const text = markdown.replace(CODE, '').replace(/`[^`\n]*`/g, '')
  const found = text.matchAll(/\]\(([^)\s]+)\)|\b(?:src|href)="([^"]+)"/g)
  return [...found]
    .map(([, link, attribute]) => link ?? attribute)
    .filter((link) => !/^[a-z][a-z\d+.-]*:/i.test(link))
}

/** As GitHub makes them from headings. */
export function findAnchors(markdown) {
  const anchors = new Set()
  for (const [, title] of markdown.replace(CODE, '').matchAll(/^#{1,6} +(.+?) *$/gm)) {
    const slug = title
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
      .replaceAll(' ', '-')
    let anchor = slug
    for (let count = 1; anchors.has(anchor); count += 1) anchor = `${slug}-${count}`
    anchors.add(anchor)
  }
  return anchors
}
