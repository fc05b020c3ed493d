import { officeKeyCalls } from '@foyer/contract/api-keys/office-calls.ts'
import { officeLeadCalls, operatorInboxCalls } from '@foyer/contract/leads/inbox-calls.ts'
import { officeFormCalls, operatorFormCalls } from '@foyer/contract/leads/office-form-calls.ts'
import { officeActivityCalls } from '@foyer/contract/office/activity-calls.ts'
import { officeAuditLogCalls } from '@foyer/contract/office/audit-log-calls.ts'
import { officeLiveCalls } from '@foyer/contract/office/live-calls.ts'
import { officeMeCalls } from '@foyer/contract/office/me-calls.ts'
import { officeNoteCalls } from '@foyer/contract/office/note-calls.ts'
import { operatorOfficeCalls } from '@foyer/contract/office/operator-calls.ts'
import { officePeopleCalls } from '@foyer/contract/office/people-calls.ts'
import { officePipelineCalls } from '@foyer/contract/office/pipeline-calls.ts'
import { officeRevealCalls } from '@foyer/contract/office/reveal-calls.ts'
import { officeSetupCalls } from '@foyer/contract/office/setup-calls.ts'
import { officeSignInCalls } from '@foyer/contract/office/sign-in-calls.ts'
import { officeSignOnCalls } from '@foyer/contract/office/sign-on-calls.ts'
import { officeTemplateCalls } from '@foyer/contract/office/template-calls.ts'
import { officeViewCalls } from '@foyer/contract/office/view-calls.ts'
import { operatorSampleMailCalls } from '@foyer/contract/site/brand-calls.ts'
import { type ImplementedCall, implementCalls } from '../kit/implement-calls.ts'
import { listActivity } from './activity.ts'
import { createKey, endBrokerageKey, listBrokerageKeys, rotateKey } from './api-keys.ts'
import { exportEvents, listEventActors, listEvents } from './audit-log.ts'
import { setDemo } from './demo.ts'
import { listOfficeForms, loadForm, publishForm, removeOfficeForm, saveForm } from './forms.ts'
import { acceptInvitation, loadInvitation } from './invitations.ts'
import { assignLead, countLeads, listLeadForms, listLeadInbox, loadLead } from './lead-inbox.ts'
import { inviteLead } from './lead-invitation.ts'
import { listChanges } from './live/list-changes.ts'
import {
  chooseBrokerage,
  confirmTotp,
  endSession,
  finishAddPasskey,
  loadMe,
  newRecoveryCodes,
  removeFactor,
  saveMe,
  startAddPasskey,
  startTotp,
} from './me.ts'
import { listNotes, pinNote, removeNote, saveNote } from './notes.ts'
import { saveOwnLink } from './own-link.ts'
import { type OfficeServices, officeParts } from './parts.ts'
import {
  changePerson,
  endPerson,
  invitePerson,
  listPeople,
  resendInvitation,
  resetFactors,
  resetOwnerFactors,
  withdrawInvitation,
} from './people.ts'
import { assignDeal, boardDeals, countPipeline, exportPipeline, listColleagues, listPipeline } from './pipeline.ts'
import { revealDocumentNumber, revealSin } from './reveal.ts'
import { sendSampleMail } from './sample-mail.ts'
import { checkSiteAddress, openSetup, saveSetupBrokerage, saveSetupPerson } from './setup.ts'
import {
  createRobotChallenge,
  extendSession,
  finishPasskey,
  finishTotp,
  signOut,
  startPasskey,
  startSignIn,
  stepUp,
  useRecoveryCode,
  verifyCode,
} from './sign-in.ts'
import {
  finishInvitedSignOn,
  finishSignOn,
  finishSignOnConfirm,
  finishSignOnLink,
  listSignOns,
  removeSignOnLink,
  startInvitedSignOn,
  startSignOn,
  startSignOnConfirm,
  startSignOnLink,
} from './sign-on.ts'
import { loadSignOn, removeSignOn, saveSignOn, testSignOn } from './sign-on-settings.ts'
import { adoptSite, createOfficeSite, listOfficeSites, saveSiteLead } from './sites.ts'

import {
  listTemplates,
  saveConditionTemplates,
  saveMessageTemplates,
  saveReasons,
  saveRequestTemplates,
} from './templates.ts'
import { listViews, removeView, saveView } from './views.ts'

export const officeHandlers = (services: OfficeServices): ImplementedCall[] => {
  const parts = officeParts(services)
  return [
    ...implementCalls(officeSetupCalls, {
      openSetup: openSetup(parts),
      saveSetupPerson: saveSetupPerson(parts),
      saveSetupBrokerage,
      checkSiteAddress,
    }),
    ...implementCalls(officeSignInCalls, {
      startSignIn: startSignIn(parts),
      createOfficeRobotChallenge: createRobotChallenge(parts),
      verifyCode: verifyCode(parts),
      startPasskey: startPasskey(parts),
      finishPasskey: finishPasskey(parts),
      finishTotp: finishTotp(parts),
      useRecoveryCode: useRecoveryCode(parts),
      stepUp: stepUp(parts),
      extendSession,
      signOut,
      loadInvitation: loadInvitation(parts),
      acceptInvitation: acceptInvitation(parts),
    }),
    ...implementCalls(officeSignOnCalls, {
      listSignOns: listSignOns(parts),
      startSignOn: startSignOn(parts),
      startInvitedSignOn: startInvitedSignOn(parts),
      finishSignOn: finishSignOn(parts),
      finishInvitedSignOn: finishInvitedSignOn(parts),
      startSignOnLink: startSignOnLink(parts),
      finishSignOnLink: finishSignOnLink(parts),
      removeSignOnLink,
      startSignOnConfirm: startSignOnConfirm(parts),
      finishSignOnConfirm: finishSignOnConfirm(parts),
      loadSignOn: loadSignOn(parts),
      testSignOn: testSignOn(parts),
      saveSignOn: saveSignOn(parts),
      removeSignOn: removeSignOn(parts),
    }),
    ...implementCalls(officeMeCalls, {
      loadMe: loadMe(parts),
      saveMe,
      saveOwnLink,
      chooseBrokerage,
      startAddPasskey: startAddPasskey(parts),
      finishAddPasskey: finishAddPasskey(parts),
      startTotp: startTotp(parts),
      confirmTotp: confirmTotp(parts),
      removeFactor,
      newRecoveryCodes: newRecoveryCodes(parts),
      endSession,
    }),
    ...implementCalls(officePeopleCalls, {
      listPeople,
      invitePerson: invitePerson(parts),
      resendInvitation: resendInvitation(parts),
      withdrawInvitation,
      changePerson,
      endPerson,
      resetFactors: resetFactors(parts),
      listOfficeSites: listOfficeSites(parts),
      createOfficeSite: createOfficeSite(parts),
      adoptSite,
      setDemo: setDemo(parts),
      saveSiteLead,
    }),
    ...implementCalls(officePipelineCalls, {
      ...{ listPipeline, boardDeals, countPipeline, listColleagues },
      assignDeal: assignDeal(services.live),
      exportPipeline: exportPipeline(parts),
    }),
    ...implementCalls(officeKeyCalls, {
      listKeys: listBrokerageKeys,
      createKey: createKey(parts),
      rotateKey: rotateKey(parts),
      endKey: endBrokerageKey,
    }),
    ...implementCalls(officeTemplateCalls, {
      ...{ listTemplates, saveReasons, saveRequestTemplates, saveMessageTemplates, saveConditionTemplates },
    }),
    ...implementCalls(officeViewCalls, { listViews, saveView, removeView }),
    ...implementCalls(officeNoteCalls, { listNotes, saveNote: saveNote(parts), removeNote, pinNote }),
    ...implementCalls(officeActivityCalls, { listActivity }),
    ...implementCalls(officeAuditLogCalls, {
      listEvents: listEvents(parts),
      listEventActors,
      exportEvents: exportEvents(parts),
    }),
    ...implementCalls(officeLiveCalls, { listChanges: listChanges(services.live) }),
    ...implementCalls(officeLeadCalls, {
      listLeadInbox: listLeadInbox(parts),
      countLeads,
      listLeadForms: listLeadForms(parts),
    }),
    ...implementCalls(operatorInboxCalls, { loadLead: loadLead(parts), assignLead, inviteLead: inviteLead(parts) }),
    ...implementCalls(officeFormCalls, { listForms: listOfficeForms }),
    ...implementCalls(operatorFormCalls, {
      loadForm: loadForm(parts),
      saveForm: saveForm(parts),
      publishForm,
      removeForm: removeOfficeForm,
    }),
    ...implementCalls(operatorSampleMailCalls, { sendSampleMail: sendSampleMail(parts) }),
    ...implementCalls(officeRevealCalls, {
      revealSin: revealSin(parts),
      revealDocumentNumber: revealDocumentNumber(parts),
    }),
    ...implementCalls(operatorOfficeCalls, { resetOwnerFactors: resetOwnerFactors(parts) }),
  ]
}
