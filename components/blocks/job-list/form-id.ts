/** Id of the form with the filters, to which a button outside of it belongs; one list to a page. */
export const filterFormId = 'job-filters';
