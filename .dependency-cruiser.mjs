import { readdirSync, readFileSync } from 'node:fs'

/**
 * Who may import whom: the table of docs/architecture.md, row by row. What no row allows is an error.
 * `forbidden` holds the order inside a row, the cycles, and the one door of each package.
 */
const PROOF = '\\.(test|stories)\\.tsx?$'
const SAMPLES = '\\.samples\\.ts$'
const TOOLS_IN_ROOMS = '/subset-fonts\\.mjs$'
const TOOLS = [
  '^(tests|bench|scripts|\\.storybook)/',
  '^demo/(drawings|[^/]+\\.ts$)',
  '^[^/]+\\.config\\.(ts|mjs)$',
  TOOLS_IN_ROOMS,
]
const LEAF_ROOMS =
  '^features/(adverts|listing-card|listing-page|map|gate|shell|uploads|listing-gate|second-factor)/'

/** One row of the table. */
const row = (from, to, more = {}) => ({
  from: { path: from, pathNot: PROOF },
  to: { path: to, ...more },
})

/** A package as it lies on the disk. */
const pkg = (...names) => names.map((name) => `(^|/)node_modules/${name}/`)

/** Only `rooms` may import `names`; types, proofs and tools are free. */
const door = (names, rooms) => ({
  name: `one-door: ${names.join(', ')}`,
  comment: 'One package, one door: see docs/architecture.md.',
  severity: 'error',
  from: { pathNot: [...rooms, PROOF, ...TOOLS, '(^|/)node_modules/'] },
  to: { path: pkg(...names), dependencyTypesNot: ['type-only'] },
})

const within = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

/** Lowest first. Areas of one layer do not know each other. */
const MODULE_LAYERS = [
  ['audit', 'files', 'mail-replies'],
  ['geography', 'settings', 'uploads'],
  ['content', 'figures', 'notifications'],
  ['chat', 'packages'],
  ['account', 'answer-time', 'listing-editor', 'listing-gate'],
  ['payments', 'properties', 'verification'],
  ['feed', 'imports', 'members', 'projects', 'saved-searches', 'structure', 'valuation'],
  ['adverts', 'agents', 'my-listings', 'places'],
  ['inquiries'],
  ['viewings'],
  ['admin', 'discovery', 'home', 'incoming-mail', 'tools', 'wishes'],
]

const DOMAIN_LAYERS = [
  ['text', 'values', 'viewing'],
  ['money'],
  ['place'],
  ['account'],
  ['inquiry', 'listing', 'settings'],
  ['chat', 'content', 'payment', 'search', 'structure', 'valuation'],
  ['web', 'wishes'],
  ['languages'],
]

/** Each area of `root` imports only areas of lower layers, and every area has a layer. */
const layered = (root, layers) => {
  const areas = (list) => `^${root}/(${list.join('|')})/`
  return [
    ...layers.map((layer, at) =>
      within(
        `layers: ${layer.join(', ')}`,
        'Areas import only lower layers: see docs/architecture.md.',
        { path: areas(layer), pathNot: PROOF },
        {
          path: `^${root}/[^/]+/`,
          pathNot: areas(['$1', ...layers.slice(0, at).flat()]),
        },
      ),
    ),
    ...['from', 'to'].map((side) => ({
      name: `layers: every area of ${root} has one, ${side}`,
      comment: 'Add the new area to the list of layers.',
      severity: 'error',
      from: {},
      to: {},
      [side]: { path: `^${root}/[^/]+/`, pathNot: areas(layers.flat()) },
    })),
  ]
}

/** Code outside a package of this repository imports only what its `exports` name. */
const publicInterface = (name) => {
  const { exports } = JSON.parse(readFileSync(`packages/${name}/package.json`, 'utf8'))
  const entries = Object.keys(exports).map((entry) => entry.slice('./'.length))
  return within(
    `public-interface: ${name}`,
    'See `exports` in the package.json of the package.',
    { pathNot: `^packages/${name}/` },
    { path: `^packages/${name}/`, pathNot: `^packages/${name}/(${entries.join('|')})\\.tsx?$` },
  )
}

const REACT = pkg('react', 'react-dom', '@types/react', '@types/react-dom')
const LOOKS = pkg('clsx', 'class-variance-authority', 'lucide')

export default {
  allowedSeverity: 'error',
  allowed: [
    { from: { path: [PROOF, ...TOOLS] }, to: {} },
    row('^domain/', '^domain/'),
    row('^domain/valuation/', '^packages/dice/'),
    row('^domain/text/rich-text\\.ts$', pkg('sanitize-html')),
    row('^domain/text/clean-markup\\.ts$', pkg('htmlparser2')),
    row('^domain/web/trusted-proxies\\.ts$', '^net$', { dependencyTypes: ['core'] }),
    row('^domain/account/phone-number\\.ts$', pkg('libphonenumber-js')),
    row('^domain/settings/region-defaults\\.ts$', pkg('country-to-currency')),
    row('^design-system/', ['^design-system/', ...REACT, ...LOOKS]),
    row('^design-system/', pkg('@radix-ui/[^/]+', 'react-toastify', 'react-easy-crop')),
    row('^machines/([^/]+)/', ['^machines/($1/|not-provided\\.ts$)', '^domain/', ...pkg('xstate')]),
    // Their child machines.
    row('^machines/account/', '^machines/auth/otp-login\\.(machine|types)\\.ts$'),
    row('^machines/auth/', '^machines/second-factor/second-factor\\.(machine|types)\\.ts$'),
    row('^machines/not-provided\\.ts$', pkg('xstate')),
    row(SAMPLES, ['^packages/machine-lab/walk/', '^machines/']),
    row(
      '^(domain|machines|client|features|app)/',
      '^packages/streets/(geometry/|places/nearby-kinds\\.ts$)',
    ),
    row('^packages/streets/', [
      '^packages/streets/',
      ...pkg(
        '@mapbox/vector-tile',
        '@maplibre/geojson-vt',
        '@maplibre/vt-pbf',
        'flatqueue',
        'pbf',
        'pmtiles',
        'zod',
      ),
    ]),
    row('^packages/streets/', '.', { dependencyTypes: ['core'] }),
    row('^packages/photographer/', [
      '^packages/(photographer|dice)/',
      ...pkg('three', '@types/three'),
    ]),
    row('^packages/payment-sandbox/', [
      '^packages/payment-sandbox/',
      ...pkg('@hono/node-server', 'hono', 'stripe', 'zod'),
    ]),
    row('^packages/payment-sandbox/', '.', { dependencyTypes: ['core'] }),
    row('^packages/machine-lab/', ['^packages/machine-lab/', ...pkg('xstate')]),
    row('^packages/machine-lab/draw/', pkg('elkjs')),
    row('^packages/machine-lab/(view|drawer)/', REACT),
    row('^instrumentation-client\\.ts$', '^packages/machine-lab/drawer/'),
    row('^packages/machine-lab/panel/', [...REACT, ...pkg('storybook')]),
    row('^client/api/', ['^generated/', ...pkg('openapi-fetch', '@tanstack/[^/]+')]),
    row('^client/(api|state|integrations|text)/', [
      '^client/(api|state|integrations|text)/',
      '^domain/',
      ...REACT,
    ]),
    row('^client/integrations/firebase-', pkg('firebase')),
    row('^client/integrations/passkeys\\.ts$', pkg('@simplewebauthn/browser')),
    row('^client/api/near-fetch\\.ts$', '^http$', { dependencyTypes: ['core'] }),
    row('^client/state/', pkg('@xstate/store', '@xstate/store-react')),
    row('^client/state/api-client-provider\\.tsx$', pkg('@tanstack/react-query')),
    row('^client/state/device/', pkg('idb')),
    row('^client/text/', ['^dictionaries/', '^generated/sent-texts\\.ts$']),
    row('^client/flows/', ['^client/', '^machines/', '^domain/', ...pkg('xstate')]),
    row('^features/([^/]+)/', ['^features/$1/', '^client/', '^domain/', '^design-system/']),
    row('^features/', [...REACT, ...LOOKS, ...pkg('next', 'react-hook-form')]),
    row('^features/admin/', pkg('diff')),
    row('^features/admin/content/rich-text/', pkg('@tiptap/[^/]+')),
    row('^features/adverts/', '^features/shell/'),
    row('^features/payments/', '^features/packages/package-words\\.ts$'),
    row('^features/second-factor/', ['^features/shell/', ...pkg('uqr')]),
    row('^features/structured-data/', pkg('schema-dts'), { dependencyTypes: ['type-only'] }),
    row('^features/', '^machines/', { dependencyTypes: ['type-only'] }),
    row('^features/.*/use-[^/]+\\.tsx?$', [
      '^machines/',
      ...pkg('@tanstack/[^/]+', '@xstate/react'),
    ]),
    row(
      '^features/map/',
      pkg('maplibre-gl', 'pmtiles', 'terra-draw', 'terra-draw-maplibre-gl-adapter'),
    ),
    {
      from: { path: '^features/', pathNot: [LEAF_ROOMS, PROOF] },
      to: { path: LEAF_ROOMS },
    },
    row('^features/listing-editor/', '^features/places/place-search\\.tsx$'),
    row(
      '^features/valuation/',
      '^features/places/(use-suggestions|suggest(ion-option|ed-place))\\.ts$',
    ),
    row('^features/account/', '^features/listing-editor/drafts/use-drafts\\.ts$'),
    row('^features/account/', '^features/auth/forms/code-steps\\.tsx$'),
    row(
      '^features/inquiries/',
      '^features/chat/(bubble|chat-time|message-text|message-warning-note|use-chosen-chat)\\.tsx?$',
    ),
    row('^features/inquiries/', '^features/viewings/viewing-part\\.tsx$'),
    row('^features/', '^features/shell/site-link\\.tsx$'),
    row('^(app/|proxy\\.ts$|instrumentation)', [
      '^app/',
      '^features/',
      '^client/',
      '^domain/',
      '^design-system/',
      ...REACT,
      ...pkg('next'),
    ]),
    row('^app/', '.', { dependencyTypes: ['core'] }),
    row('^app/frame/providers\\.tsx$', pkg('@tanstack/[^/]+')),
    row('^app/responses/outgoing-answers\\.ts$', pkg('compression')),
    row('^server/', [
      '^server/',
      '^domain/',
      '^generated/',
      '^dictionaries/',
      '^packages/streets/',
    ]),
    row('^server/(payment-sandbox|gateways/payments/settings)\\.ts$', '^packages/payment-sandbox/'),
    row('^server/start-provider\\.ts$', '^demo/create-demo\\.ts$'),
    row('^demo/', [
      '^demo/',
      '^server/',
      '^domain/',
      '^generated/',
      '^packages/(dice|streets)/',
      '(^|/)node_modules/',
    ]),
    row('^demo/', '.', { dependencyTypes: ['core'] }),
    row('^generated/', ['^generated/', ...pkg('kysely')]),
    row('^server/', '(^|/)node_modules/'),
    row('^server/', '.', { dependencyTypes: ['core'] }),
  ],
  forbidden: [
    within(
      'no-cycles',
      'Two files that need each other are one, or lack a third.',
      {},
      { circular: true },
    ),
    within(
      'no-unresolved',
      'Every import names a file or package that is there.',
      {},
      { couldNotResolve: true },
    ),
    within(
      'running-needs-no-tools',
      '`npm start` installs without devDependencies.',
      {
        path: '^(app|client|demo/seed|design-system|domain|features|machines|server)/|^scripts/operating/',
        pathNot: [PROOF, TOOLS_IN_ROOMS],
      },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    ),
    within(
      'packages-know-no-product',
      'A package stands by itself, so not even its tests import the product.',
      { path: '^packages/([^/]+)/' },
      { pathNot: ['^packages/', '(^|/)node_modules/'], dependencyTypesNot: ['core'] },
    ),
    ...readdirSync('packages').map(publicInterface),
    within(
      'product-knows-no-samples',
      'Samples and the machine lab are for tests, stories, scripts and the Storybook.',
      { pathNot: ['^packages/', '^instrumentation-client\\.ts$', SAMPLES, PROOF, ...TOOLS] },
      { path: ['^packages/machine-lab/', SAMPLES] },
    ),
    within(
      'client-api-alone-reads-generated',
      'What is generated from the contract comes through client/api.',
      { path: '^(app|features|client/(?!api/))', pathNot: PROOF },
      { path: '^generated/', pathNot: '^generated/sent-texts\\.ts$' },
    ),
    within(
      'calls-know-no-state',
      'client/state uses the calls and gives them the token.',
      { path: '^client/api/', pathNot: PROOF },
      { path: '^client/state/' },
    ),
    within(
      'handlers-ask-services',
      'handlers → service → store → db.',
      { path: '^server/modules/.*handlers\\.ts$', pathNot: PROOF },
      { path: ['^server/modules/.*store\\.ts$', '^server/db/'] },
    ),
    within(
      'only-handlers-know-http',
      'Services, stores, rules and mappers get an actor and plain values instead.',
      { path: '^server/modules/', pathNot: ['handlers\\.ts$', PROOF] },
      { path: ['^server/http/', 'handlers\\.ts$', ...pkg('hono', '@hono/[^/]+')] },
    ),
    within(
      'http-knows-no-area',
      'The router gets handlers, viewers and languages from server/app.ts.',
      { path: '^server/(http|contract)/', pathNot: PROOF },
      { path: '^server/modules/' },
    ),
    within(
      'contract-knows-no-http',
      'The contract serves the router, and services that parse by it.',
      { path: '^server/contract/', pathNot: PROOF },
      { path: '^server/http/' },
    ),
    within(
      'sql-only-in-stores',
      'Other files of a module pass the database on as a type.',
      { path: '^server/modules/', pathNot: ['(store|conditions)\\.ts$', PROOF] },
      { path: pkg('kysely'), dependencyTypesNot: ['type-only'] },
    ),
    within(
      'stores-only-read-and-write',
      'A store is SQL: it neither decides nor knows who asks.',
      { path: '^server/modules/.*store\\.ts$', pathNot: PROOF },
      {
        path: [
          '^server/(actor|viewer)\\.ts$',
          '^server/modules/.*service\\.ts$',
          '^server/gateways/',
        ],
        dependencyTypesNot: ['type-only'],
      },
    ),
    within(
      'stores-belong-to-their-area',
      "Another area's rows are reached through its service; listing-editor and audit serve others.",
      { path: '^server/modules/([^/]+)/', pathNot: PROOF },
      {
        path: '^server/modules/[^/]+/.*store\\.ts$',
        pathNot: '^server/modules/($1|audit|listing-editor)/',
      },
    ),
    ...layered('server/modules', MODULE_LAYERS),
    ...layered('domain', DOMAIN_LAYERS),
    within(
      'the-core-knows-no-area',
      'Database, gateways, jobs and streets serve every area and name none.',
      { path: '^server/(db/embedded|gateways|jobs|streets)/', pathNot: PROOF },
      { path: '^server/modules/' },
    ),
    within(
      'browsers-clean-nothing',
      'The libraries that clean HTML are for servers; what a feature shows was cleaned before.',
      { pathNot: ['^(app|demo|server)/', PROOF, ...TOOLS] },
      { path: '^domain/text/(rich-text|clean-markup)\\.ts$' },
    ),
    door(['sanitize-html'], ['^domain/text/rich-text\\.ts$']),
    door(['openapi-fetch'], ['^client/api/client\\.ts$']),
    door(['xstate'], ['^machines/', '^packages/machine-lab/', '^client/flows/']),
    door(['elkjs'], ['^packages/machine-lab/draw/']),
    door(['@xstate/react'], ['^features/.*/use-[^/]+\\.tsx?$']),
    door(
      ['@tanstack/react-query'],
      [
        '^client/api/',
        '^client/state/api-client-provider\\.tsx$',
        '^features/.*/use-[^/]+\\.tsx?$',
        '^app/frame/providers\\.tsx$',
      ],
    ),
    door(['firebase'], ['^client/integrations/firebase-[^/]+\\.ts$']),
    door(['react-hook-form'], ['^features/']),
    door(['idb'], ['^client/state/device/']),
    door(['libphonenumber-js'], ['^domain/account/phone-number\\.ts$']),
    door(['country-to-currency'], ['^domain/settings/region-defaults\\.ts$']),
    door(['@radix-ui/[^/]+', 'react-toastify', 'react-easy-crop'], ['^design-system/']),
    door(
      ['hono', '@hono/[^/]+', 'kysely', 'pg', '@electric-sql/[^/]+', 'pg-boss', 'sharp', 'ajv'],
      ['^server/', '^demo/seed/', '^packages/payment-sandbox/'],
    ),
    door(['ical-generator'], ['^server/modules/viewings/']),
    door(['imapflow', 'postal-mime'], ['^server/gateways/mailbox/']),
    door(['htmlparser2'], ['^server/gateways/mailbox/', '^domain/text/clean-markup\\.ts$']),
    door(['saxes'], ['^server/modules/settings/languages/', '^server/gateways/spreadsheets/']),
    door(['stripe'], ['^server/gateways/payments/', '^packages/payment-sandbox/']),
    door(['@tus/[^/]+'], ['^server/gateways/staging/']),
    door(['libheif-js'], ['^server/gateways/images/']),
    door(['@myriaddreamin/[^/]+'], ['^server/gateways/documents/']),
    door(['otpauth'], ['^server/gateways/totp/']),
    door(['@simplewebauthn/server'], ['^server/gateways/passkeys/']),
    door(['@simplewebauthn/browser'], ['^client/integrations/passkeys\\.ts$']),
    door(['diff'], ['^features/admin/']),
    door(['@tiptap/[^/]+'], ['^features/admin/content/rich-text/']),
    door(['uqr'], ['^features/second-factor/']),
    door(['@zxcvbn-ts/[^/]+'], ['^server/gateways/passwords/']),
    door(['maplibre-gl', 'terra-draw'], ['^features/map/']),
    door(
      ['pmtiles'],
      ['^features/map/', '^packages/streets/', '^server/streets/', '^demo/streets/'],
    ),
    door(['three'], ['^packages/photographer/']),
    door(['flatqueue', '@maplibre/(geojson-vt|vt-pbf)'], ['^packages/streets/']),
    door(
      ['@mapbox/vector-tile', 'pbf'],
      ['^packages/streets/', '^server/streets/', '^demo/streets/'],
    ),
    door(['next'], ['^app/', '^features/', '^proxy\\.ts$', '^instrumentation', '^next-env']),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: '^(\\.next|\\.runtime|\\.storybook-static|packages/[^/]+/dist|next-env\\.d\\.ts)',
    },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
}
