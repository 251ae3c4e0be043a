import type { BlockGuide } from '@/lib/schema/block-folder';

export { ContactModal } from './contact-modal';
export * from './schema';

export const guide: BlockGuide = {
  group: 'People, contact and jobs',
  use: 'Where a page has said enough and the reader may have a question: at the end of a Section, or in a ContactBand. Name in the lead who answers and when, and give a subject by which we know the page it came from.',
  avoid:
    'Not more than twice on a page, and not where reading on is the better step, which is a ButtonLink. On the contact page itself the form stands open, so that there is nothing to click first.',
  accessibility:
    'The dialog is named by its heading and described by the lead; focus moves into it, stays inside and returns to the button, and Escape closes it. Without script the button is a link to the contact page. What is missing is told beside its field and in a summary; closed and opened again, the dialog still has the text.',
};
