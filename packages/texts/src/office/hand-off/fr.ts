import type { Translation } from '../../kit/translation.ts'
import type { en } from './en.ts'

export const fr: Translation<typeof en> = {
  label: 'Ouvrir le portail au nom du client',
  title: 'Ouvrir le portail au nom de votre client\u202F?',
  can: 'Vous pouvez remplir des réponses et ajouter des documents. Seul votre client peut consentir, signer, envoyer la demande ou inviter quelqu’un.',
  mail: 'Votre client est avisé par courriel que son dossier a été ouvert pour l’aider.',
  recorded: 'Ce que vous y faites est consigné à votre nom.',
  ends: 'L’accès prend fin après une heure, ou dès que vous cessez d’aider.',
  submit: 'Créer le lien',
  ready: 'Le lien ouvre le portail dans un autre onglet, une seule fois, pendant le temps qui reste\u00A0:',
  open: 'Ouvrir le portail',
  expired: 'Le lien est expiré. Veuillez en créer un autre.',
  refused:
    'Le portail ne peut pas être ouvert au nom de ce client\u00A0: un autre de ses dossiers relève d’un collègue, ou son compte est supprimé.',
  opened: 'Le portail est ouvert dans un autre onglet. Une fois que vous avez terminé, cessez d’aider dans cet onglet.',
}
