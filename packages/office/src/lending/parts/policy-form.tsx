import type { BodyOf, ReplyOf } from '@foyer/contract/all-calls.ts'
import { listed } from '@foyer/domain/kit/isolate.ts'
import type { Policy } from '@foyer/domain/qualification/policy.ts'
import type { Outcome } from '@foyer/ui/client/outcome.ts'
import { callKey, queries } from '@foyer/ui/client/use-call.ts'
import { Notice } from '@foyer/ui/feedback/notice.tsx'
import { Form } from '@foyer/ui/form/form.tsx'
import { FormActions } from '@foyer/ui/form/form-actions.tsx'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { KitLink } from '@foyer/ui/link.tsx'
import { useState } from 'react'
import page from '../../kit/page.module.css'
import { paths } from '../../kit/paths.ts'
import { loadAgain } from '../../live/index.ts'
import { useOfficeWrite } from '../../session/use-office-write.ts'
import {
  changesOf,
  isSame,
  type PolicyName,
  type PolicyValues,
  pick,
  policyGroups,
  problemsOf,
  valuesOf,
  withSettings,
} from '../policy-values.ts'
import { useTexts } from '../texts.ts'
import classes from './lending.module.css'
import { PolicyField } from './policy-fields.tsx'

const load = '/console-api/ListRuleOverrides'

/** What the page has seen, and what a colleague saved of the same settings meanwhile. */
interface Seen {
  policy: PolicyValues
  /** What the form begins with. */
  values: PolicyValues
  /** Raised when the form begins again with what is there now. */
  times: number
  conflicts: readonly PolicyName[]
}

interface PolicyFormProps {
  /** With which the policy was loaded. */
  body: BodyOf<typeof load>
  loaded: Policy
}

export const PolicyForm = ({ body, loaded }: PolicyFormProps) => {
  const t = useTexts()
  const { SiteID } = body
  const write = useOfficeWrite('/console-api/SaveLendingPolicy', { invalidates: [load] })
  const [seen, setSeen] = useState<Seen>(() => ({
    ...{ policy: valuesOf(loaded), values: valuesOf(loaded), times: 0, conflicts: [] },
  }))

  /** Only what changed is sent, so that two people change different settings at once. */
  const save = async (mine: PolicyValues): Promise<Outcome> => {
    const names = changesOf(seen.policy, mine)
    const outcome = await write.run({ SiteID, Policy: pick(mine, names), Before: pick(seen.policy, names) })
    if (outcome.ok) setSeen((before) => ({ ...before, policy: mine, conflicts: [] }))
    else if (outcome.key === 'StaleEdit') await beginAgain(mine)
    return outcome
  }

  /** With what is there now, and what was entered here. */
  const beginAgain = async (mine: PolicyValues) => {
    if (!(await loadAgain([load]))) return
    const reply = queries.getQueryData<ReplyOf<typeof load>>(callKey(load, body))
    const now = valuesOf(reply?.Policy ?? loaded)
    const names = changesOf(seen.policy, mine)
    setSeen(({ policy, times }) => ({
      policy: now,
      values: withSettings(now, mine, names),
      times: times + 1,
      conflicts: names.filter((name) => !isSame(name, policy, now) && !isSame(name, now, mine)),
    }))
  }

  return (
    <Form
      key={seen.times}
      texts="office.lending"
      values={seen.values}
      saved={seen.policy}
      rules={problemsOf}
      errorsUnder="Policy"
      nameOf={(field) => t(`policy.${field.split('.')[0] as PolicyName}.label`)}
      onSubmit={save}
    >
      {seen.times > 0 && <Meanwhile conflicts={seen.conflicts} />}
      {Object.entries(policyGroups).map(([group, names]) => (
        <section key={group} className={classes.group} aria-labelledby={`group-${group}`}>
          <h3 id={`group-${group}`} className={classes.heading}>
            {t(`policy.groups.${group as keyof typeof policyGroups}`)}
          </h3>
          {names.map((name) => (
            <PolicyField key={name} name={name} />
          ))}
        </section>
      ))}
      <p className={page.quiet}>
        {t('policy.example')} <KitLink to={paths.settings(SiteID)}>{t('policy.exampleLink')}</KitLink>
      </p>
      <FormActions submit={t('policy.submit')} sticks={false} discards />
    </Form>
  )
}

const Meanwhile = ({ conflicts }: { conflicts: readonly PolicyName[] }) => {
  const t = useTexts()
  const { language } = useLanguage()
  const names = listed(
    conflicts.map((name) => t(`policy.${name}.label`)),
    language,
  )
  return (
    <Notice kind="warning" title={t('stale.title')} takesFocus>
      <p className={page.text}>{conflicts.length === 0 ? t('stale.alone') : t('stale.text', { names })}</p>
    </Notice>
  )
}
