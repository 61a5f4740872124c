import type { GalleryImage } from './gallery-image.ts'

/** Generated SVG houses for stories: no files, no network, all different. */
const palettes = [
  {
    sky: ['#f6d9b8', '#e9b892'],
    ground: '#7d8f69',
    wall: '#f3ece0',
    roof: '#7a4a38',
    door: '#1f4d3a',
  },
  {
    sky: ['#cfe3ee', '#eef4f2'],
    ground: '#8aa27a',
    wall: '#ffffff',
    roof: '#3f4a4f',
    door: '#ad4c28',
  },
  {
    sky: ['#2b3a55', '#8d7b8c'],
    ground: '#33443a',
    wall: '#d9cdbd',
    roof: '#26211f',
    door: '#b98a3e',
  },
  {
    sky: ['#dbe7dd', '#f7f3e8'],
    ground: '#9aa98b',
    wall: '#c9a98c',
    roof: '#5b4436',
    door: '#2a5d8c',
  },
  {
    sky: ['#e6eef5', '#ffffff'],
    ground: '#dfe6ea',
    wall: '#b7c0c4',
    roof: '#59656b',
    door: '#7a2e22',
  },
] as const

export function scene(index: number): GalleryImage {
  const palette = palettes[index % palettes.length] ?? palettes[0]
  const width = 360 + ((index * 67) % 160)
  const left = 300 - width / 2 + ((index * 41) % 90) - 45
  const height = 150 + ((index * 29) % 70)
  const top = 330 - height
  const lit = index % 5 === 2 ? '#f4c869' : '#8fa9b5'
  const windows = [0.14, 0.42, 0.7]
    .map(
      (share) =>
        `<rect x="${left + width * share}" y="${top + 34}" width="54" height="46" rx="2" fill="${lit}"/>`,
    )
    .join('')
  const roof =
    index % 3 === 1
      ? `<rect x="${left - 16}" y="${top - 16}" width="${width + 32}" height="20" fill="${palette.roof}"/>`
      : `<path d="M${left - 24} ${top + 4} L${left + width / 2} ${top - 96} L${left + width + 24} ${top + 4}Z" fill="${palette.roof}"/>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="450" viewBox="0 0 600 450"><defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="${palette.sky[0]}"/><stop offset="1" stop-color="${palette.sky[1]}"/></linearGradient></defs><rect width="600" height="450" fill="url(#s)"/><circle cx="${90 + ((index * 83) % 420)}" cy="86" r="34" fill="#fff" opacity=".55"/><path d="M0 320 Q150 280 300 318 T600 300 V450 H0Z" fill="${palette.ground}"/><rect x="${left}" y="${top}" width="${width}" height="${height}" fill="${palette.wall}"/>${roof}${windows}<rect x="${left + width * 0.45}" y="${top + height - 78}" width="46" height="78" fill="${palette.door}"/><circle cx="${left - 46}" cy="288" r="44" fill="${palette.ground}"/><circle cx="${left + width + 52}" cy="296" r="36" fill="${palette.ground}"/></svg>`
  return {
    src: `data:image/svg+xml,${encodeURIComponent(svg)}`,
    alt: `A drawn house, number ${index + 1}`,
    width: 600,
    height: 450,
    color: palette.sky[1],
    caption: `Drawn house ${index + 1}`,
  }
}

export function scenes(count: number): GalleryImage[] {
  return Array.from({ length: count }, (_, index) => scene(index))
}
