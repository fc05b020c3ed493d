import type { ReplyOf } from '@foyer/contract/all-calls.ts'
import type { OwnerEntry } from '@foyer/domain/leads/fields.ts'
import { read, write } from '@foyer/ui/client/call.ts'
import { callKey, queries } from '@foyer/ui/client/use-call.ts'
import { Form } from '@foyer/ui/form/form.tsx'
import { FormActions } from '@foyer/ui/form/form-actions.tsx'
import { useFormValues } from '@foyer/ui/form/form-context.ts'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { withKeys } from '@foyer/ui/with-keys.ts'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { paths } from '../../site/paths.ts'
import classes from '../leads.module.css'
import { RobotNotice } from '../robot/robot-notice.tsx'
import { useRobotCheck } from '../robot/use-robot-check.ts'
import { useTexts } from '../texts.ts'
import { LeadSection } from './lead-section.tsx'
import {
  addressTypeOf,
  chosenOwnerIn,
  type DetailFor,
  emptyValues,
  type LeadValues,
  nameOfField,
  pageProblems,
  sentDetail,
  typeOf,
} from './lead-values.ts'
import { useOwners } from './owner-control.tsx'

const render = '/v1/leadopportunities/embedded-forms/render-detail'
const create = '/v1/leadopportunities/embedded-forms/create-lead'

export type Rendered = ReplyOf<typeof render>

/** The questions of each kind of address: loaded when it is chosen, in the page's language. */
const useAddressDetails = (token: string, base: Rendered['detail']) => {
  const { language } = useLanguage()
  const [, setFetched] = useState(0)
  const bodyFor = useCallback(
    (addressType: string) => ({ token, lang: language, ...(addressType === '' ? {} : { addressType }) }),
    [token, language],
  )
  const detailFor = useCallback(
    (addressType: string) => queries.getQueryData<Rendered>(callKey(render, bodyFor(addressType)))?.detail ?? base,
    [bodyFor, base],
  )
  const fetchFor = useCallback(
    async (addressType: string) => {
      const body = bodyFor(addressType)
      if (queries.getQueryData(callKey(render, body)) !== undefined) return
      const outcome = await read(render, body)
      if (!outcome.ok) return
      queries.setQueryData(callKey(render, body), outcome.reply)
      setFetched((count) => count + 1)
    },
    [bodyFor],
  )
  return { detailFor, fetchFor }
}

/** Reloads the form when another kind of address is chosen or the language changes. */
const AddressTypes = ({ fetchFor }: { fetchFor: (addressType: string) => Promise<void> }) => {
  const { sections } = useFormValues<LeadValues>()
  const chosen = [...new Set(sections.flatMap(({ rows }) => rows.map(addressTypeOf)))].filter(Boolean).join(' ')
  useEffect(() => {
    for (const type of chosen.split(' ').filter(Boolean)) void fetchFor(type)
  }, [chosen, fetchFor])
  return null
}

interface PrivacyNoteProps {
  form: Rendered
  owners: readonly OwnerEntry[]
  detailFor: DetailFor
}

/** Who receives what is sent: the chosen person, else the form's first owner. */
const PrivacyNote = ({ form, owners, detailFor }: PrivacyNoteProps) => {
  const t = useTexts()
  const chosen = chosenOwnerIn(useFormValues<LeadValues>(), detailFor)
  const name = owners.find(({ value }) => value === chosen)?.label ?? form.Owner
  return (
    <p className={classes.text}>
      {t('privacy.text', { name: name || t('privacy.broker') })}{' '}
      <a href={paths.privacy(form.SiteID)} target="_blank" rel="noopener">
        {t('privacy.link')}
      </a>
    </p>
  )
}

interface LeadFormProps {
  token: string
  form: Rendered
  onDone: (message: string) => void
}

/** The broker's questions, the robot check, and Send. */
export const LeadForm = ({ token, form, onDone }: LeadFormProps) => {
  const t = useTexts()
  const { language } = useLanguage()
  const { detail, Captcha } = form
  const [values] = useState(() => emptyValues(detail))
  const { detailFor, fetchFor } = useAddressDetails(token, detail)
  const check = useRobotCheck(token, Captcha.Kind)
  const asksOwner = detail.selectedFields.some(({ controls }) => controls.some((one) => typeOf(one) === 'owner'))
  const owners = useOwners(token, asksOwner)
  const names = useMemo(() => owners.reply?.users.map(({ value }) => value) ?? [], [owners.reply])
  const { begin } = check
  // The first focus in the form starts the check, so that visitors who only read do no work.
  useEffect(() => {
    const start = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.closest('form') !== null) void begin()
    }
    document.addEventListener('focusin', start, { once: true })
    return () => document.removeEventListener('focusin', start)
  }, [begin])

  const send = async (given: LeadValues) => {
    const { detail: sent, pathOf } = sentDetail(given, detailFor)
    const captchaToken = await check.begin()
    if (captchaToken === '') {
      check.fail()
      return { ok: false as const, key: 'CaptchaNotValidated' as const, errors: [] }
    }
    const outcome = await write(create, { token, lang: language, detail: sent, captchaToken })
    if (outcome.ok) return outcome
    if (outcome.key === 'CaptchaNotValidated') check.fail()
    return { ...outcome, errors: outcome.errors.map(({ Field, Key }) => ({ Field: pathOf(Field), Key })) }
  }
  return (
    <Form
      texts="leads"
      values={values}
      rules={(given) => pageProblems(given, detailFor, names)}
      nameOf={(field) => nameOfField(detail, field)}
      onSubmit={send}
      onDone={(reply) => onDone(reply.successMessage)}
    >
      <AddressTypes fetchFor={fetchFor} />
      <div className={classes.form}>
        {withKeys(detail.selectedFields, ({ sectionName }) => sectionName).map(([key, section], place) => (
          <LeadSection
            key={key}
            section={section}
            place={place}
            columns={detail.numberOfColumns}
            token={token}
            detailFor={detailFor}
          />
        ))}
      </div>
      <RobotNotice kind={Captcha.Kind} siteKey={Captcha.SiteKey} check={check} />
      {detail.footer !== '' && <p className={classes.text}>{detail.footer}</p>}
      <PrivacyNote form={form} owners={owners.reply?.users ?? []} detailFor={detailFor} />
      <FormActions submit={t('submit')} busy={t('sending')} />
    </Form>
  )
}
