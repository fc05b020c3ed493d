import type { Translation } from '../kit/translation.ts'
import type { en } from './en.ts'

export const fr: Translation<typeof en> = {
  title: 'Qui êtes-vous\u202F?',
  titleOther: 'Qui est {{name}}\u202F?',
  titleNew: 'Qui fait la demande avec vous\u202F?',
  why: 'Un prêteur doit savoir à qui il prête. Entrez votre nom tel qu’il figure sur vos pièces d’identité.',
  whyOther:
    'Un prêteur doit savoir à qui il prête. Entrez le nom tel qu’il figure sur les pièces d’identité de cette personne.',
  submit: 'Enregistrer et continuer',
  primary: 'le demandeur principal',
  together: {
    title: 'Vous faites la demande avec quelqu’un\u202F?',
    text: 'Invitez cette personne dès maintenant\u00A0: elle remplit sa partie pendant que vous remplissez la vôtre.',
    invite: 'Inviter quelqu’un',
    later: 'Plus tard',
    declined:
      'Vous pouvez inviter quelqu’un en tout temps avant d’envoyer la demande\u00A0: c’est dans la liste des étapes.',
  },
  hasLink: {
    title: '{{name}} a un lien pour remplir cette partie',
    text: 'Si vous remplacez le courriel ou le numéro qui a reçu le lien, celui-ci prend fin et les réponses de {{name}} sont supprimées.',
  },
  reach: {
    title: 'Comment vous joindre\u202F?',
    titleOther: 'Comment joindre cette personne\u202F?',
    lead: 'Un seul numéro suffit\u00A0: cellulaire ou maison. Pour un autre pays, commencez par + et son indicatif.',
  },
  about: { title: 'Quelques précisions que le prêteur demande' },
  fields: {
    ApplicantGroupTypeDD: {
      label: 'Rôle dans cette demande',
      help: 'Un coemprunteur partage le prêt. Une caution paie seulement si les emprunteurs ne paient plus.',
    },
    SalutationDD: { label: 'Titre' },
    FirstName: { label: 'Prénom' },
    LastName: { label: 'Nom de famille' },
    DOB: { label: 'Date de naissance (18 ans ou plus)', help: 'Année, mois, jour\u00A0: 1985-03-27' },
    Email: { label: 'Courriel' },
    Mobile: { label: 'Cellulaire' },
    HomePhone: { label: 'Téléphone à la maison' },
    SIN: {
      label: 'Numéro d’assurance sociale (NAS)',
      help: 'Il permet au prêteur de trouver le bon dossier de crédit. Nous le conservons chiffré et ne l’affichons plus jamais au complet.',
    },
    MaritalStatusDD: { label: 'État matrimonial' },
    StatusInCanadaDD: {
      label: 'Statut au Canada',
      help: 'Certains prêteurs ont des programmes pour les nouveaux arrivants.',
    },
    ArrivalDate: {
      label: 'Arrivée au Canada',
      help: 'Le mois et l’année suffisent\u00A0: avril 2024.',
      placeholder: 'Mois et année',
    },
    RelationshipDD: { label: 'Lien avec {{name}}' },
    FirstTimeHomeBuyerFlag: {
      label: 'Ce serait ma première propriété',
      help: 'Les premiers acheteurs peuvent avoir droit à des crédits d’impôt et à des programmes particuliers.',
    },
    Type: { label: 'Type de pièce' },
    Country: { label: 'Pays qui l’a délivrée' },
    IdentificationNumber: { label: 'Numéro inscrit sur la pièce' },
  },
  documents: {
    title: 'Quelle pièce d’identité avez-vous\u202F?',
    titleOther: 'Quelle pièce d’identité cette personne a-t-elle\u202F?',
    lead: 'Par exemple un permis de conduire ou un passeport. Aucune copie n’est nécessaire pour le moment.',
    leadOptional:
      'Facultatif, mais utile pour la suite\u00A0: un permis de conduire ou un passeport, par exemple. Aucune copie n’est nécessaire pour le moment.',
    list: 'Pièces d’identité',
    number: 'Numéro',
    country: 'Pays',
    empty: {
      title: 'Aucune pièce d’identité pour l’instant',
      text: 'Ajoutez un permis de conduire, un passeport ou une autre pièce officielle.',
      textRequired: 'Ajoutez au moins une pièce officielle, par exemple un permis de conduire ou un passeport.',
    },
    add: 'Ajouter une pièce',
    addTitle: 'Ajouter une pièce d’identité',
    editTitle: 'Modifier la pièce d’identité',
    save: 'Enregistrer la pièce',
    removeTitle: 'Supprimer cette pièce\u202F?',
  },
  history: {
    of: '{{told}} sur {{needed}}',
    moreMonths_one: 'Il manque encore {{count}} mois',
    moreMonths_other: 'Il manque encore {{count}} mois',
    more: 'Il manque encore {{time}}',
    complete: 'Historique complet\u00A0: {{needed}}',
  },
  wish: {
    title: 'Devriez-vous être le demandeur principal\u202F?',
    lead: '{{name}} est actuellement le demandeur principal. Si ce devait être vous, dites-le au courtier. Rien ne change avant qu’il vous ait parlé à tous les deux.',
    tell: 'Je devrais être le demandeur principal',
    told: 'Le courtier verra que vous souhaitez être le demandeur principal.',
    undo: 'Annuler',
  },
  remove: {
    action: 'Retirer {{name}} de la demande',
    title: 'Retirer {{name}} de la demande\u202F?',
    text: 'Toutes ses réponses seront supprimées\u00A0: adresses, revenus, propriétés, biens et dettes. Cette action est irréversible.',
    confirm: 'Retirer',
  },
  spouse: {
    title: '{{name}} figure déjà comme époux, épouse ou conjoint de fait.',
    text: 'Une seule personne peut l’être. Nous avons remis le choix précédent.',
  },
}
