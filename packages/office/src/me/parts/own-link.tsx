import { ownLinkProblems, suggestedLinkName } from '@foyer/domain/office/own-link.ts'
import { Notice } from '@foyer/ui/feedback/notice.tsx'
import { CheckboxField } from '@foyer/ui/fields/index.ts'
import { PhoneField } from '@foyer/ui/fields/phone-field.tsx'
import { TextField } from '@foyer/ui/fields/text-field.tsx'
import { Form } from '@foyer/ui/form/form.tsx'
import { FormActions } from '@foyer/ui/form/form-actions.tsx'
import { Row, Section } from '@foyer/ui/page/step-page.tsx'
import { useState } from 'react'
import { ChoiceBox } from '../../kit/choice-box.tsx'
import { ShareLink } from '../../kit/share-link.tsx'
import { useOfficeTexts } from '../../kit/texts.ts'
import { useMay, useMe } from '../../session/me.ts'
import { useOfficeWrite } from '../../session/use-office-write.ts'
import { useTexts } from '../texts.ts'

/** The link with which a person sends clients to a site, so that their applications are the person's deals. */
export const OwnLink = () => {
  const t = useTexts()
  const may = useMay()
  const { FirstName, LastName, OwnLink: link } = useMe()
  const save = useOfficeWrite('/console-api/SaveOwnLink', { invalidates: ['/console-api/LoadMe'] })
  const [isSaved, setSaved] = useState(false)
  if (!may('deal.view')) return null
  const LinkName = link.LinkName || suggestedLinkName(`${FirstName} ${LastName}`)
  return (
    <Section title={t('link.title')} lead={t('link.lead')}>
      {isSaved && <Notice kind="success" announced title={t('link.saved')} />}
      {link.LinkName !== '' && <Shared name={link.LinkName} />}
      <Form
        texts="office.me"
        values={{ ...link, LinkName }}
        rules={ownLinkProblems}
        onSubmit={(values) => {
          setSaved(false)
          return save.run(values)
        }}
        onDone={() => setSaved(true)}
      >
        <TextField name="LinkName" maxLength={40} autoCapitalize="none" optional />
        <Row>
          <TextField name="Title" maxLength={100} optional />
          <TextField name="TitleFr" maxLength={100} optional />
        </Row>
        <Row>
          <PhoneField name="WorkPhone" optional />
          <TextField name="AgentLic" maxLength={40} optional />
        </Row>
        <CheckboxField name="EmailFl" />
        <FormActions submit={t('link.submit')} isSecondary />
      </Form>
    </Section>
  )
}

/** The link of one site at a time. */
const Shared = ({ name }: { name: string }) => {
  const t = useTexts()
  const office = useOfficeTexts()
  const { Sites } = useMe()
  const [chosen, choose] = useState('')
  const site = Sites.find(({ SiteID }) => SiteID === chosen) ?? Sites[0]
  if (site === undefined) return null
  return (
    <>
      {Sites.length > 1 && (
        <ChoiceBox
          name="SiteID"
          label={office('site.label')}
          options={Sites.map(({ SiteID }) => ({ value: SiteID, label: SiteID }))}
          value={site.SiteID}
          onChoose={choose}
        />
      )}
      <ShareLink url={`${site.Url}?with=${name}`} copy={office('share.copyLink')} qr={t('link.qr')} />
    </>
  )
}
