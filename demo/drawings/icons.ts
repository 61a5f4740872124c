/** Outlines in a box of 192, by what they stand for. */
export const ICONS: Readonly<Record<string, string>> = {
  house: '<path d="M32 96 96 40l64 56"/><path d="M48 88v68h96V88"/><path d="M84 156v-40h24v40"/>',
  flat: '<path d="M52 160V36h88v124"/><path d="M36 160h120"/><path d="M76 64h8M108 64h8M76 92h8M108 92h8M76 120h8M108 120h8"/>',
  townhouse:
    '<path d="M24 160V88l36-32 36 32 36-32 36 32v72Z"/><path d="M96 88v72M52 160v-28h16v28M124 160v-28h16v28"/>',
  villa:
    '<path d="M24 160V96h144v64"/><path d="M60 96V56h96v40M44 56h128M16 160h160"/><path d="M44 128h40v32M108 120h40"/>',
  loft: '<path d="M28 160V84l34-28v28l34-28v28l34-28v28l34-28v104Z"/><path d="M56 112h24v24H56ZM112 112h24v24h-24Z"/>',
  cabin: '<path d="M20 160 96 36l76 124Z"/><path d="M96 36v-8M76 160v-44h40v44M60 96h72"/>',
  office: '<path d="M40 160V44h112v116M24 160h144"/><path d="M64 72h64M64 98h64M64 124h64"/>',
  land: '<path d="M20 148 72 96l32 28 28-24 40 48Z"/><circle cx="132" cy="56" r="16"/><path d="M20 164h152"/>',
}

/** Outlines of the facts of a home, by the codes of the demo parameters. */
export const FACT_ICONS: Readonly<Record<string, string>> = {
  bedrooms:
    '<path d="M24 152V56M24 128h144v24M168 128v-20q0-20-20-20H24"/><path d="M44 88V76q0-12 12-12h24q12 0 12 12v12"/>',
  bathrooms:
    '<path d="M20 100h152v8q0 36-40 36H60q-40 0-40-36Z"/><path d="M44 100V48q0-16 16-16 14 0 16 16M60 48h32M60 144l-8 16M132 144l8 16"/>',
  area: '<rect x="32" y="32" width="128" height="128" rx="8"/><path d="M60 132 132 60M96 60h36v36M60 96v36h36"/>',
  plot: '<path d="M40 152V72l56-32 56 32v80Z" stroke-dasharray="2 18"/><path d="M96 152v-44M96 124q-28 0-28-28 28 0 28 28ZM96 112q24 0 24-24-24 0-24 24Z"/>',
  year: '<rect x="32" y="44" width="128" height="116" rx="12"/><path d="M32 80h128M68 28v32M124 28v32M72 112h8M112 112h8M72 136h8"/>',
  floor: '<path d="M28 152h36v-32h36V88h36V56h32"/>',
  furnished:
    '<path d="M40 96V72q0-20 20-20h72q20 0 20 20v24"/><path d="M24 104q0-12 12-12t12 12v20h96v-20q0-12 12-12t12 12v44H24ZM48 148v12M144 148v12"/>',
  heating:
    '<path d="M96 28q44 40 44 80a44 44 0 0 1-88 0q0-20 16-36 4 20 16 24-4-36 12-68Z"/><path d="M96 152q-16-4-16-20t16-28q16 12 16 28t-16 20Z"/>',
  parking:
    '<path d="M32 140v-28l16-44q4-12 16-12h64q12 0 16 12l16 44v28Z"/><path d="M40 104h112M40 140v16M152 140v16M60 122h8M124 122h8"/>',
  energy: '<path d="M108 24 44 108h48l-8 60 64-84h-48Z"/>',
  pets: '<path d="M96 100q24 0 36 32 6 24-16 24-10 0-20-6-10 6-20 6-22 0-16-24 12-32 36-32Z"/><path d="M44 88v8M76 52v12M116 52v12M148 88v8"/>',
}

/** Outlines of the kinds of near-by places, in the order of the demo region. */
export const NEARBY_PLACE_ICONS: readonly string[] = [
  '<path d="M24 84 96 52l72 32-72 32Z"/><path d="M52 100v36q44 28 88 0v-36M168 84v44"/>',
  '<path d="M28 44h20l16 84h80l16-60H56"/><circle cx="76" cy="152" r="8"/><circle cx="132" cy="152" r="8"/>',
  '<path d="M96 160v-52"/><path d="M96 112q-48 0-40-44 12-36 40-36t40 36q8 44-40 44Z"/>',
  '<rect x="52" y="32" width="88" height="100" rx="18"/><path d="M52 88h88M72 132l-16 28M120 132l16 28"/><path d="M76 112h4M112 112h4"/>',
  '<rect x="36" y="36" width="120" height="120" rx="14"/><path d="M96 68v56M68 96h56"/>',
  '<path d="m28 116 136-56-24 44-40 12-20 40-12-4 8-36-40 8Z"/>',
  '<path d="M24 132q18-16 36 0t36 0 36 0 36 0M24 156q18-16 36 0t36 0 36 0 36 0"/><path d="m68 108 44-36 24 28"/><circle cx="140" cy="64" r="12"/>',
  '<path d="M40 76h92v40q0 36-46 36t-46-36Z"/><path d="M132 84h12q20 0 20 20t-20 20h-14M64 56V36M92 56V36"/>',
]
