/*
 * The folder of the headers is on the search path through pkg-config; otherwise its parent is, as in Apple's SDKs.
 *
 * Where libxml2 was built with ICU, its headers declare types of ICU that clash with the copy of ICU inside of
 * Foundation. Only the private part of a converter depends on them, so they are left out.
 */
#if __has_include(<libxml/xmlversion.h>)
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/SAX2.h>
#include <libxml/xmlerror.h>
#else
#include <libxml2/libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED
#include <libxml2/libxml/parser.h>
#include <libxml2/libxml/parserInternals.h>
#include <libxml2/libxml/SAX2.h>
#include <libxml2/libxml/xmlerror.h>
#endif
