import type { Check, Finding } from './kit/finding.ts'
import { readSource, type Source } from './kit/source.ts'

/** Images that are not named with the digest of their content. A tag can be moved to another one; a stage of the file itself cannot. */
export const unpinnedImages = ({ file, text }: Source): readonly Finding[] => {
  const stages = new Set([...text.matchAll(/^FROM \S+ AS (\S+)/gm)].map(([, stage]) => stage))
  return text.split('\n').flatMap((line, index) => {
    const [, image] = /^(?:FROM|\s*image:) (\S+)/.exec(line) ?? []
    if (image === undefined || stages.has(image) || /@sha256:[\da-f]{64}$/.test(image)) return []
    const fix = 'Name its digest too: image:tag@sha256:...'
    return [{ file, line: index + 1, problem: `the image ${image} is not pinned`, fix }]
  })
}

/** What is built and started from containers is the same next year. */
export const checkImages: Check = async () => ['Dockerfile', 'compose.yaml'].map(readSource).flatMap(unpinnedImages)
