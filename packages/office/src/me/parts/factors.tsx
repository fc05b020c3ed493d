import type { ReplyOf } from '@foyer/contract/all-calls.ts'
import { formatDate } from '@foyer/domain/kit/dates.ts'
import { dayOfInstant } from '@foyer/ui/day-of-instant.ts'
import { Dialog } from '@foyer/ui/dialogs/dialog.tsx'
import { Notice } from '@foyer/ui/feedback/notice.tsx'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { Section } from '@foyer/ui/page/step-page.tsx'
import { RecordList } from '@foyer/ui/records/record-list.tsx'
import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { MakeApp, MakePasskey } from '../../factors/make-factor.tsx'
import { useMe } from '../../session/me.ts'
import { useOfficeWrite } from '../../session/use-office-write.ts'
import { useTexts } from '../texts.ts'
import classes from './me.module.css'

type Factor = ReplyOf<'/console-api/LoadMe'>['Factors'][number]

/** Passkeys and the authenticator app; the server keeps the last one from being removed. */
export const Factors = () => {
  const t = useTexts()
  const { language } = useLanguage()
  const { Factors: factors } = useMe()
  const client = useQueryClient()
  const remove = useOfficeWrite('/console-api/RemoveFactor', { invalidates: ['/console-api/LoadMe'] })
  const [adding, setAdding] = useState<'passkey' | 'app' | undefined>(undefined)
  const [isAdded, setAdded] = useState(false)
  const hasApp = factors.some(({ Kind }) => Kind === 'totp')
  const appWords = hasApp ? t('factors.newApp') : t('factors.addApp')
  const open = (kind: 'passkey' | 'app') => {
    setAdded(false)
    setAdding(kind)
  }
  const added = () => {
    setAdding(undefined)
    setAdded(true)
    void client.invalidateQueries({ queryKey: ['/console-api/LoadMe'] })
  }
  const nameOf = ({ Kind, Name }: Factor) => Name || t(`factors.${Kind}`)
  return (
    <Section title={t('factors.title')} lead={t('factors.lead')}>
      {isAdded && <Notice kind="success" announced title={t('factors.isAdded')} />}
      <RecordList
        label={t('factors.list')}
        records={factors}
        idOf={({ FactorID }) => FactorID}
        nameOf={nameOf}
        columns={[
          { label: t('factors.kind'), of: ({ Kind }) => t(`factors.${Kind}`) },
          { label: t('factors.name'), of: ({ Name }) => Name },
          { label: t('factors.added'), of: ({ CreatedAt }) => formatDate(dayOfInstant(CreatedAt), language, 'medium') },
          {
            label: t('factors.last'),
            of: ({ LastUsedAt }) =>
              LastUsedAt === '' ? t('factors.never') : formatDate(dayOfInstant(LastUsedAt), language, 'medium'),
          },
        ]}
        empty={{ title: t('factors.list'), text: t('factors.lead') }}
        remove={{
          run: ({ FactorID }) => remove.run({ FactorID }),
          title: t('factors.removeTitle'),
          text: t('factors.removeText'),
        }}
      />
      <div className={classes.buttons}>
        <Button variant="default" data-add-passkey onClick={() => open('passkey')}>
          {t('factors.addPasskey')}
        </Button>
        <Button variant="default" data-add-app onClick={() => open('app')}>
          {appWords}
        </Button>
      </div>
      <Dialog
        isOpen={adding !== undefined}
        onClose={() => setAdding(undefined)}
        title={adding === 'app' ? appWords : t('factors.addPasskey')}
      >
        {adding === 'passkey' && <MakePasskey onDone={added} />}
        {adding === 'app' && <MakeApp onDone={added} />}
      </Dialog>
    </Section>
  )
}
