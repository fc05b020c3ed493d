import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** What takes a minute and more, longest first: begun last, it would be waited for alone. */
const long = ['killed-server', 'insurance', 'invited', 'routes', 'couple', 'journey']

const rankOf = ({ moduleId }: TestSpecification) => {
  const place = long.findIndex((name) => moduleId.endsWith(`/e2e/${name}.test.ts`))
  return place < 0 ? long.length : place
}

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    return (await super.sort(files)).toSorted((a, b) => rankOf(a) - rankOf(b))
  }
}
