import { isPhone } from '../kit/phone.ts'
import { problem } from '../kit/problem.ts'
import { isBlank } from '../kit/text.ts'

/** The name of a link as it is stored: without capitals, accents and spaces around it; empty for none. */
export const normaliseLinkName = (name: string): string =>
  isBlank(name) ? '' : name.trim().toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')

const form = /^[a-z0-9](?:-?[a-z0-9]){0,39}$/

/** Whether a link may have this name, which is normalised. */
export const isLinkName = (name: string): boolean => name.length <= 40 && form.test(name)

/** The name that is offered to a person without a link. */
export const suggestedLinkName = (name: string): string =>
  normaliseLinkName(name)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replace(/^-|-$/g, '')

/** A link without a name is none, so that nothing else is checked. */
export const ownLinkProblems = ({ LinkName, WorkPhone }: { LinkName: string; WorkPhone: string }) =>
  isBlank(LinkName)
    ? []
    : [
        ...problem(!isLinkName(normaliseLinkName(LinkName)), 'LinkName', 'InvalidLinkName'),
        ...problem(!isBlank(WorkPhone) && !isPhone(WorkPhone), 'WorkPhone', 'InvalidPhone'),
      ]
