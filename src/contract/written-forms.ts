// Forms of what the operator writes.

export const operatorName = /^.{1,60}$/u;
export const webAddress = /^https?:\/\/[^\s/\\]\S{0,490}$/;
// On this site: the page loads pictures from nowhere else.
export const ownAddress = /^\/(?!\/)[A-Za-z0-9/_.-]+$/;
