import { PageHead } from '../kit/page/page-head.tsx'

/** Stands in for a screen that is not written yet. */
export const placeholder = (name: string) => () => <PageHead title={name} />
