import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The slowest files of a step, longest first: started last, one would run alone on one core. */
const long = [
  'server/src/testing/fuzz-first',
  'server/src/testing/fuzz-second',
  'server/src/testing/fuzz-third',
  'server/src/testing/broken-requests',
  'server/src/uploads/corpus',
  'server/src/testing/access-matrix',
  'server/src/testing/other-paths',
  'server/src/documents/automatic-submission',
  'server/src/kit/jobs',
  'server/src/uploads/wire',
  'e2e/gallery',
  'e2e/killed-server',
  'e2e/insurance',
  'e2e/invited',
  'e2e/routes',
  'e2e/couple',
  'e2e/journey',
]

const rankOf = ({ moduleId }: TestSpecification) => {
  const place = long.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`))
  return place < 0 ? long.length : place
}

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    return (await super.sort(files)).toSorted((a, b) => rankOf(a) - rankOf(b))
  }
}
