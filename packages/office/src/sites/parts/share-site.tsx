import { problem } from '@foyer/domain/kit/problem.ts'
import { contactForm } from '@foyer/domain/leads/contact-form.ts'
import { TextField } from '@foyer/ui/fields/text-field.tsx'
import { Form } from '@foyer/ui/form/form.tsx'
import { FormActions } from '@foyer/ui/form/form-actions.tsx'
import { useState } from 'react'
import { CopyButton } from '../../kit/copy-button.tsx'
import { originOf } from '../../kit/origin-of.ts'
import { useOfficeTexts } from '../../kit/texts.ts'
import { useMay } from '../../session/me.ts'
import { useOfficeWrite } from '../../session/use-office-write.ts'
import classes from '../sites.module.css'
import { useTexts } from '../texts.ts'

interface ShareSiteProps {
  site: { SiteID: string; Url: string }
  /** Below the title of a page, or of a dialog. */
  heading?: 'h2' | 'h3'
}

const problems = ({ Website }: { Website: string }) => problem(originOf(Website) === '', 'Website', 'InvalidWebsite')

/** The link for clients, and a lead form for the broker's own website. */
export const ShareSite = ({ site: { SiteID, Url }, heading: Heading = 'h3' }: ShareSiteProps) => {
  const t = useTexts()
  const office = useOfficeTexts()
  const may = useMay()
  const make = useOfficeWrite('/console-api/SaveEmbeddedForm')
  const [snippet, setSnippet] = useState('')
  return (
    <div className={classes.stack}>
      <section>
        <Heading className={classes.shareTitle}>{office('share.link')}</Heading>
        <p className={classes.text}>
          <a href={Url} target="_blank" rel="noopener noreferrer">
            {Url}
          </a>
        </p>
        <div className={classes.buttons}>
          <CopyButton text={Url} label={office('share.copyLink')} />
        </div>
      </section>
      {may('form.edit') && (
        <section>
          <Heading className={classes.shareTitle}>{office('share.form')}</Heading>
          {snippet === '' ? (
            <Form
              texts="office.sites"
              values={{ Website: '' }}
              rules={problems}
              onSubmit={({ Website }) =>
                make.run({ SiteID, detail: { ...contactForm, frameAncestors: [originOf(Website)] } })
              }
              onDone={({ Snippet }) => setSnippet(Snippet)}
            >
              <TextField name="Website" inputMode="url" autoCapitalize="none" maxLength={300} />
              <FormActions submit={t('share.make')} busy={t('share.making')} isSecondary />
            </Form>
          ) : (
            <div className={classes.stack}>
              <p className={classes.text}>{office('share.formText')}</p>
              <pre className={classes.snippet}>{snippet}</pre>
              <div>
                <CopyButton text={snippet} label={office('share.copyForm')} />
              </div>
            </div>
          )}
        </section>
      )}
    </div>
  )
}
