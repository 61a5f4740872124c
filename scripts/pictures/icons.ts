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

/** Outlines of the kinds of near-by places, in the order of the demo facilities. */
export const FACILITY_ICONS: readonly string[] = [
  '<path d="M24 84 96 52l72 32-72 32Z"/><path d="M52 100v36q44 28 88 0v-36M168 84v44"/>',
  '<path d="M28 44h20l16 84h80l16-60H56"/><circle cx="76" cy="152" r="8"/><circle cx="132" cy="152" r="8"/>',
  '<path d="M96 160v-52"/><path d="M96 112q-48 0-40-44 12-36 40-36t40 36q8 44-40 44Z"/>',
  '<rect x="52" y="32" width="88" height="100" rx="18"/><path d="M52 88h88M72 132l-16 28M120 132l16 28"/><path d="M76 112h4M112 112h4"/>',
  '<rect x="36" y="36" width="120" height="120" rx="14"/><path d="M96 68v56M68 96h56"/>',
  '<path d="m28 116 136-56-24 44-40 12-20 40-12-4 8-36-40 8Z"/>',
  '<path d="M24 132q18-16 36 0t36 0 36 0 36 0M24 156q18-16 36 0t36 0 36 0 36 0"/><path d="m68 108 44-36 24 28"/><circle cx="140" cy="64" r="12"/>',
  '<path d="M40 76h92v40q0 36-46 36t-46-36Z"/><path d="M132 84h12q20 0 20 20t-20 20h-14M64 56V36M92 56V36"/>',
]
