import { randomBytes } from 'node:crypto'
import { withForms } from '@foyer/server/kit/form-body.ts'
import { pagePolicy } from '@foyer/server/kit/security-headers.ts'
import type { Services } from '@foyer/server/kit/services.ts'
import type { Translate } from '@foyer/server/kit/texts.ts'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { accountIds, type InstitutionId, institutions, isInstitution, lastDigitsOf } from './accounts.ts'
import { institutionPath } from './bank-data-simulated.ts'
import { box, choices, institutionPage, type Page, type ProblemName } from './page.ts'
import { type InstitutionSeals, institutionSeals, type Visit } from './visit.ts'

type Needs = Pick<Services, 'clock' | 'crypto' | 'texts'>
type Fields = Record<string, string>

/** The page of a step, and the result of its form: an address, or what is missing. */
interface Step {
  page(t: Translate, visit: Visit, fields: Fields, problems: readonly ProblemName[]): Page
  go(t: Translate, visit: Visit, fields: Fields, seals: InstitutionSeals): { to: string } | { problems: ProblemName[] }
}

const here = (visit: string) => `${institutionPath}?visit=${visit}`

const choose: Step = {
  page: (t, _, __, problems) => ({
    title: t('bank-statements.institution:choose.title'),
    next: t('bank-statements.institution:choose.next'),
    fields: choices(
      t,
      'radio',
      'institution',
      t('bank-statements.institution:choose.label'),
      institutions.map((value) => ({
        value,
        label: t(`bank-statements.institution:institutions.${value}`),
        isChosen: false,
      })),
      problems,
    ),
  }),
  go: (_, visit, { institution }, seals) =>
    isInstitution(institution)
      ? { to: here(seals.sealVisit({ ...visit, institution })) }
      : { problems: ['institution'] },
}

const signIn: Step = {
  page: (t, { institution = '' }, _, problems) => ({
    title: t('bank-statements.institution:signIn.title', {
      institution: t(`bank-statements.institution:institutions.${institution}`),
    }),
    why: t('bank-statements.institution:signIn.why'),
    next: t('bank-statements.institution:signIn.next'),
    fields:
      box(t, 'text', 'user', t('bank-statements.institution:signIn.user'), problems) +
      box(t, 'password', 'password', t('bank-statements.institution:signIn.password'), problems),
  }),
  go(_, visit, fields, seals) {
    const problems = (['user', 'password'] as const).filter((name) => (fields[name] ?? '').trim() === '')
    return problems.length > 0 ? { problems } : { to: here(seals.sealVisit({ ...visit, signedIn: true })) }
  },
}

const chosenAccounts = (fields: Fields) => accountIds.filter((account) => fields[`accounts-${account}`] !== undefined)

const share: Step = {
  page: (t, { institution }, fields, problems) => ({
    title: t('bank-statements.institution:share.title'),
    next: t('bank-statements.institution:share.next'),
    fields:
      choices(
        t,
        'checkbox',
        'accounts',
        t('bank-statements.institution:share.label'),
        accountIds.map((account) => ({
          value: account,
          label: t('bank-statements.institution:share.account', {
            title: t(`bank-statements.institution:accounts.${account}`),
            digits: lastDigitsOf(institution as InstitutionId, account),
          }),
          isChosen: fields[`accounts-${account}`] !== undefined,
        })),
        problems,
      ) +
      choices(
        t,
        'checkbox',
        'consent',
        '',
        [
          {
            value: 'yes',
            label: t('bank-statements.institution:share.consent'),
            isChosen: fields['consent-yes'] !== undefined,
          },
        ],
        problems,
      ),
  }),
  go(t, { tag, returnUrl, institution = '', language }, fields, seals) {
    const accounts = chosenAccounts(fields)
    const problems: ProblemName[] = [
      ...(accounts.length > 0 ? [] : ['accounts' as const]),
      ...(fields['consent-yes'] === undefined ? ['consent' as const] : []),
    ]
    if (problems.length > 0) return { problems }
    const url = new URL(returnUrl)
    url.searchParams.set('loginId', seals.sealLogin({ tag, institution, language }))
    url.searchParams.set('tag', tag)
    url.searchParams.set('institution', t(`bank-statements.institution:institutions.${institution}`))
    url.searchParams.set('accountId', accounts.join(','))
    return { to: url.href }
  },
}

const stepOf = ({ institution, signedIn }: Visit): Step => {
  if (!isInstitution(institution)) return choose
  return signedIn ? share : signIn
}

const cancelUrlOf = ({ returnUrl, tag }: Visit): string => {
  const url = new URL(returnUrl)
  url.searchParams.set('tag', tag)
  return url.href
}

/**
 * The simulated institution: choose one, sign in with any credentials, choose accounts, consent, return. It stores
 * nothing.
 */
export const serveInstitution = (app: FastifyInstance, { clock, crypto, texts }: Needs) => {
  const seals = institutionSeals(crypto)
  const send = (reply: FastifyReply, visit: Visit | undefined, page: (t: Translate) => Page) => {
    const nonce = randomBytes(16).toString('base64')
    const language = visit?.language ?? 'en'
    const t = texts.of(language)
    const whole = {
      ...(visit && { visit: seals.sealVisit(visit), cancelUrl: cancelUrlOf(visit) }),
      ...page(t),
    }
    pagePolicy(reply, nonce, [])
    return (
      reply
        .header('cache-control', 'no-store')
        // Without a referrer a form would have no origin and be rejected as one of another site.
        .header('referrer-policy', 'same-origin')
        .type('text/html; charset=utf-8')
        .send(institutionPage(t, language, institutionPath, nonce, whole))
    )
  }
  const sendOver = (reply: FastifyReply) =>
    send(reply.code(404), undefined, (t) => ({
      title: t('bank-statements.institution:over.title'),
      why: t('bank-statements.institution:over.why'),
    }))
  const fieldsOf = (given: unknown): Fields =>
    Object.fromEntries(
      Object.entries(given ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    )

  app.get(institutionPath, (request, reply) => {
    const { visit: sealed = '', language } = fieldsOf(request.query)
    const opened = seals.openVisit(sealed, clock.now())
    if (!opened) return sendOver(reply)
    const visit: Visit = language === 'en' || language === 'fr' ? { ...opened, language } : opened
    return send(reply, visit, (t) => stepOf(visit).page(t, visit, {}, []))
  })
  withForms(app, (scope) => {
    scope.post(institutionPath, (request, reply) => {
      const { visit: sealed = '', ...fields } = fieldsOf(request.body)
      const visit = seals.openVisit(sealed, clock.now())
      if (!visit) return sendOver(reply)
      const step = stepOf(visit)
      const gone = step.go(texts.of(visit.language), visit, fields, seals)
      if ('to' in gone) return reply.header('cache-control', 'no-store').redirect(gone.to, 303)
      return send(reply.code(422), visit, (t) => ({
        ...step.page(t, visit, fields, gone.problems),
        problems: gone.problems,
      }))
    })
  })
}
