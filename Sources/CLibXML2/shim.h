/* The folder of the headers is on the search path through pkg-config; otherwise its parent is, as in Apple's SDKs. */
#if __has_include(<libxml/parser.h>)
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/SAX2.h>
#include <libxml/xmlerror.h>
#else
#include <libxml2/libxml/parser.h>
#include <libxml2/libxml/parserInternals.h>
#include <libxml2/libxml/SAX2.h>
#include <libxml2/libxml/xmlerror.h>
#endif
