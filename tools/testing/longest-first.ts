import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { slowFiles } from './slow-files.ts'

const rankOf = ({ moduleId }: TestSpecification) => {
  const place = slowFiles.findIndex((file) => moduleId.endsWith(`/${file}`))
  return place < 0 ? slowFiles.length : place
}

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    return (await super.sort(files)).toSorted((a, b) => rankOf(a) - rankOf(b))
  }
}
