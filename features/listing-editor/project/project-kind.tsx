import { projectPosting } from '@/client/flows/listing-editor/project-posting.ts'
import { projectQuality } from '@/domain/listing/listing-quality.ts'
import {
  projectFields,
  projectSteps,
  toProjectStep,
  toProjectValues,
} from '@/domain/listing/project-draft.ts'
import { isFloorPlanFilled, noProject, projectFaults } from '@/domain/listing/project-post.ts'
import { listingRoutes } from '@/domain/web/listing-routes.ts'
import { routes } from '@/domain/web/routes.ts'
import type { EditorKind } from '../editor-kind.ts'
import { MediaStep } from '../steps/media-step.tsx'
import { PlaceStep } from '../steps/place-step.tsx'
import { ReviewStep } from '../steps/review-step.tsx'
import { SeoStep } from '../steps/seo-step.tsx'
import { BasicsStep } from './basics-step.tsx'
import { FloorPlans } from './floor-plans.tsx'
import { ProjectPreview } from './project-preview.tsx'
import { projectLabel, projectValueText } from './project-text.ts'

export const projectKind: EditorKind<'project'> = {
  name: 'project',
  steps: projectSteps,
  views: {
    basics: BasicsStep,
    place: PlaceStep,
    media: MediaStep,
    plans: FloorPlans,
    seo: SeoStep,
    review: ReviewStep,
  },
  fields: projectFields,
  required: new Set([
    'title',
    'category_id',
    'type',
    'description',
    'address',
    'city',
    'state',
    'country',
    'pictures',
  ]),
  stepOf: toProjectStep,
  empty: noProject,
  fromContent: toProjectValues,
  copy: (values) => ({
    ...values,
    slug_id: '',
    pictures: [],
    documents: [],
    plans: [],
    meta_picture: null,
  }),
  faults: projectFaults,
  toPublish: (values) => values,
  isPremium: () => false,
  quality: (values) =>
    projectQuality(values, { plans: values.plans.filter(isFloorPlanFilled).length }),
  label: (field, values, _, text) => projectLabel(field, values, text),
  valueText: projectValueText,
  summary: () => undefined,
  Card: ProjectPreview,
  rows: {
    field: 'plans',
    files: ({ plans }) => plans.flatMap(({ file }) => file ?? []),
    withFiles: ({ plans }, files) =>
      plans.map((plan) => {
        const file = plan.file && files.get(plan.file.key)
        return { ...plan, file: file ? { ...plan.file, ...file } : null }
      }),
  },
  posting: projectPosting,
  paths: {
    add: listingRoutes.addProject,
    mine: ({ slug, status }) =>
      status === 'public' ? routes.project(slug) : listingRoutes.editProject(slug),
    public: routes.project,
    all: routes.member('projects'),
  },
  allLabel: 'listingEditor.allProjects',
}
