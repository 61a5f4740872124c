import { configure } from '@testing-library/react'

// As in `patience.ts`.
configure({ asyncUtilTimeout: 50_000 })
